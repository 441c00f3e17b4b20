import '#i18n/teams.ts';
import { useTranslation } from 'react-i18next';
import { Deleted } from '#shell/form/deleted.tsx';
import { to } from '#to.ts';

export default function TeamDeletedPage() {
  const { t } = useTranslation();
  return (
    <Deleted
      title={t('teams.deleted.title')}
      text={t('teams.deleted.text')}
      back={{ to: to.teams(), label: t('teams.deleted.back') }}
    />
  );
}
