import '#i18n/runs.ts';
import { useTranslation } from 'react-i18next';
import { Deleted } from '#shell/deleted.tsx';
import { to } from '#to.ts';

export default function RunDeletedPage() {
  const { t } = useTranslation();
  return (
    <Deleted
      title={t('runs.deleted.title')}
      text={t('runs.deleted.text')}
      back={{ to: to.runs(), label: t('runs.deleted.back') }}
    />
  );
}
