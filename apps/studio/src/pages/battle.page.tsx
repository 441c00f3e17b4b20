import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { BattleTabs } from '#features/battles/battle-header.tsx';
import { battleQuery } from '#features/battles/battle-queries.ts';
import { BattleForm } from '#features/battles/form/battle-form.tsx';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import { to } from '#to.ts';
import { ReadableWidth } from '#ui/readable-width.tsx';

export default function BattlePage() {
  const { t } = useTranslation();
  const { battle: slug = '' } = useParams();
  const { data: battle } = useSuspenseQuery(battleQuery(slug));
  return (
    <>
      <PageHeader
        tabs={<BattleTabs battle={slug} />}
        title={battle.name}
        crumbs={[{ to: to.battles(), label: t('nav.battles') }]}
      />
      <ReadableWidth>
        <BattleForm key={battle.id} battle={battle} />
      </ReadableWidth>
    </>
  );
}
