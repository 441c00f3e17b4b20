import '#i18n/versus.ts';
import { useTranslation } from 'react-i18next';
import { BattleForm } from '#features/versus/form/battle-form.tsx';
import { PageHeader } from '#shell/page-header.tsx';
import { to } from '#to.ts';
import { Measure } from '#ui/measure.tsx';

export default function NewBattlePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('versus.new.title')}
        crumbs={[{ to: to.battles(), label: t('nav.battles') }]}
        text={t('versus.new.text')}
      />
      <Measure>
        <BattleForm />
      </Measure>
    </>
  );
}
