import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { JoinImpossible } from '#features/join-link/join-impossible.tsx';
import { TeamCardCodes } from '#features/join-link/team-card-codes.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { PageMeta } from '#shell/page-meta.tsx';
import { PageHeader } from '#ui/page-header.tsx';

function TeamCard() {
  const { t } = useTranslation();
  const { participant = '' } = useParams();
  const [id = '', check = ''] = participant.split('-');
  const { data } = useSuspenseQuery(
    query(routes.joining.card, {
      params: { participant_id: id as unknown as number },
      query: { check },
    }),
  );
  return (
    <>
      <PageMeta title={t('joinLink.title')} hidden />
      <PageHeader title={t('joinLink.title')} />
      <TeamCardCodes target={data} />
    </>
  );
}

/** /j/{participant}: the short address of a printed team card. Asks for its codes, then leads to the join page. */
export default function TeamCardPage() {
  return (
    <PageBoundary failure={JoinImpossible}>
      <TeamCard />
    </PageBoundary>
  );
}
