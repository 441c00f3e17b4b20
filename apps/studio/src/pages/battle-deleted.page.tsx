import '#i18n/versus.ts';
import { useTranslation } from 'react-i18next';
import { Deleted } from '#shell/deleted.tsx';
import { to } from '#to.ts';

export default function BattleDeletedPage() {
  const { t } = useTranslation();
  return (
    <Deleted
      title={t('versus.deleted.title')}
      text={t('versus.deleted.text')}
      back={{ to: to.battles(), label: t('versus.deleted.back') }}
    />
  );
}
