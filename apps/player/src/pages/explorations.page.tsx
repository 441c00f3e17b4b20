import { useTranslation } from 'react-i18next';
import { ExplorationList } from '#features/explore/exploration-list.tsx';
import { ExploreLayout, ListFailure } from '#features/explore/explore-layout.tsx';
import { ExploreMap } from '#features/explore/explore-map.tsx';
import { FilterBar } from '#features/explore/filter-bar.tsx';
import { useFilters, useListLanguages } from '#features/explore/use-filters.ts';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { PageMeta } from '#shell/page-meta.tsx';

export default function ExplorationsPage() {
  const { t } = useTranslation();
  const { filters, shownFilters: shown, stale, change } = useFilters();
  const languages = useListLanguages(shown);

  return (
    <>
      <PageMeta title={t('explorations.title')} description={t('explorations.description')} />
      <ExploreLayout
        title={t('explorations.title')}
        stale={stale}
        map={
          <ExploreMap
            of="explorations"
            filters={filters}
            onSelect={(postalCodes) => change({ postalCodes })}
            countLabel={(count) => t('explore.explorations', { count })}
          />
        }
        filters={<FilterBar filters={filters} onChange={change} languages={languages} />}
        list={
          <PageBoundary failure={ListFailure}>
            <ExplorationList filters={shown} onChange={change} />
          </PageBoundary>
        }
      />
    </>
  );
}
