import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { managedTeam } from '#features/teams/own-teams.ts';
import { TeamForm } from '#features/teams/team-form.tsx';
import { teamsTexts } from '#i18n/teams.ts';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import { to } from '#to.ts';
import { ReadableWidth } from '#ui/readable-width.tsx';

export default function TeamPage() {
  const { t } = useTranslation(teamsTexts);
  const { team: slug = '' } = useParams();
  const { data: team } = useSuspenseQuery(managedTeam(slug));
  return (
    <>
      <PageHeader
        title={team.name}
        crumbs={[{ to: to.teams(), label: t('nav.teams') }]}
        actions={
          <Button component={Link} to={to.deleteTeam({ team: slug })} variant="subtle" color="flag">
            {t('teams.delete')}
          </Button>
        }
      />
      <ReadableWidth>
        <TeamForm key={team.id} team={team} />
      </ReadableWidth>
    </>
  );
}
