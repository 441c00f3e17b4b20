import '#i18n/teams.ts';
import { useTranslation } from 'react-i18next';
import { TeamForm } from '#features/teams/team-form.tsx';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import { to } from '#to.ts';
import { ReadableWidth } from '#ui/readable-width.tsx';

export default function NewTeamPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('teams.new.title')} crumbs={[{ to: to.teams(), label: t('nav.teams') }]} />
      <ReadableWidth>
        <TeamForm />
      </ReadableWidth>
    </>
  );
}
