import { useTranslation } from 'react-i18next';
import { BattleList } from '#features/explore/battle-list.tsx';
import { ExploreLayout, ListFailure } from '#features/explore/explore-layout.tsx';
import { ExploreMap } from '#features/explore/explore-map.tsx';
import { FilterBar } from '#features/explore/filter-bar.tsx';
import { useFilters } from '#features/explore/use-filters.ts';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { PageMeta } from '#shell/page-meta.tsx';

export default function BattlesPage() {
  const { t } = useTranslation();
  const { filters, shownFilters: shown, stale, change } = useFilters();

  return (
    <>
      <PageMeta title={t('battles.title')} description={t('battles.description')} />
      <ExploreLayout
        title={t('battles.title')}
        stale={stale}
        map={
          <ExploreMap
            of="battles"
            filters={filters}
            onSelect={(postalCodes) => change({ postalCodes })}
            countLabel={(count) => t('explore.battles', { count })}
          />
        }
        filters={<FilterBar filters={filters} onChange={change} withBattleName />}
        list={
          <PageBoundary failure={ListFailure}>
            <BattleList filters={shown} onChange={change} />
          </PageBoundary>
        }
      />
    </>
  );
}
