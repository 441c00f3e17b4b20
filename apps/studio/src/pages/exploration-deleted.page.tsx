import '#i18n/explorations.ts';
import { useTranslation } from 'react-i18next';
import { Deleted } from '#shell/form/deleted.tsx';
import { to } from '#to.ts';

export default function ExplorationDeletedPage() {
  const { t } = useTranslation();
  return (
    <Deleted
      title={t('explorations.deleted.title')}
      text={t('explorations.deleted.text')}
      back={{ to: to.explorations(), label: t('explorations.deleted.back') }}
    />
  );
}
