import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TeamList } from '#features/teams/team-list.tsx';
import { teamsTexts } from '#i18n/teams.ts';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import { to } from '#to.ts';

export default function TeamsPage() {
  const { t } = useTranslation(teamsTexts);
  return (
    <>
      <PageHeader
        title={t('nav.teams')}
        text={t('teams.text')}
        actions={
          <Button component={Link} to={to.newTeam()} leftSection={<IconPlus aria-hidden="true" size={20} />}>
            {t('teams.create')}
          </Button>
        }
      />
      <TeamList />
    </>
  );
}
