import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { DeleteTeam } from '#features/teams/delete-team.tsx';
import { managedTeam } from '#features/teams/own-teams.ts';
import { teamsTexts } from '#i18n/teams.ts';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import { to } from '#to.ts';
import { ReadableWidth } from '#ui/readable-width.tsx';

export default function DeleteTeamPage() {
  const { t } = useTranslation(teamsTexts);
  const { team: slug = '' } = useParams();
  const { data: team } = useSuspenseQuery(managedTeam(slug));
  return (
    <>
      <PageHeader
        title={t('teams.delete.title')}
        crumbs={[
          { to: to.teams(), label: t('nav.teams') },
          { to: to.team({ team: slug }), label: team.name },
        ]}
      />
      <ReadableWidth>
        <DeleteTeam team={team} />
      </ReadableWidth>
    </>
  );
}
