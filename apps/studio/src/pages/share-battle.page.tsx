import '#i18n/battles.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { managedBattle } from '#features/battles/battle-queries.ts';
import { BattleTabs } from '#features/battles/battle-tabs.tsx';
import { ShareCards } from '#features/battles/share/share-cards.tsx';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { to } from '#to.ts';

export default function ShareBattlePage() {
  const { t } = useTranslation();
  const { battle: slug = '' } = useParams();
  const { data: battle } = useSuspenseQuery(managedBattle(slug));
  return (
    <>
      <PageHeader
        title={t('battle.share')}
        open={battle.name}
        crumbs={[
          { to: to.battles(), label: t('nav.battles') },
          { to: to.battle({ battle: slug }), label: battle.name },
        ]}
      />
      <BattleTabs battle={slug} />
      <PageBoundary>
        <ShareCards battle={battle} />
      </PageBoundary>
    </>
  );
}
