import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { JoinCards } from '#features/join-link/join-cards.tsx';
import { JoinImpossible } from '#features/join-link/join-impossible.tsx';
import { readJoinLink } from '#features/join-link/join-request.ts';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { PageMeta } from '#shell/page-meta.tsx';
import { PageHeader } from '#ui/page-header.tsx';

function JoinByLink() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const request = readJoinLink(params);
  if (!request) throw new ApiProblem(404, 'not_found');

  return (
    <>
      <PageMeta title={t('joinLink.title')} hidden />
      <PageHeader title={t('joinLink.title')} />
      <JoinCards request={request} />
    </>
  );
}

export default function JoinPage() {
  return (
    <PageBoundary failure={JoinImpossible}>
      <JoinByLink />
    </PageBoundary>
  );
}
