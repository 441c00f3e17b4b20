import { useTranslation } from 'react-i18next';
import { BattleForm } from '#features/battles/form/battle-form.tsx';
import { battlesTexts } from '#i18n/battles.ts';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import { to } from '#to.ts';
import { ReadableWidth } from '#ui/readable-width.tsx';

export default function NewBattlePage() {
  const { t } = useTranslation(battlesTexts);
  return (
    <>
      <PageHeader
        title={t('battle.new.title')}
        crumbs={[{ to: to.battles(), label: t('nav.battles') }]}
        text={t('battle.new.text')}
      />
      <ReadableWidth>
        <BattleForm />
      </ReadableWidth>
    </>
  );
}
