import '#i18n/battles.ts';
import { useTranslation } from 'react-i18next';
import { Deleted } from '#shell/form/deleted.tsx';
import { to } from '#to.ts';

export default function BattleDeletedPage() {
  const { t } = useTranslation();
  return (
    <Deleted
      title={t('battle.deleted.title')}
      text={t('battle.deleted.text')}
      back={{ to: to.battles(), label: t('battle.deleted.back') }}
    />
  );
}
