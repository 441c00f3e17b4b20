import { LazyMount } from '@puzzle-runs/web/on-demand/lazy-mount.tsx';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playgroundTexts } from '#i18n/playground.ts';
import { ExplorationList } from './exploration-list.tsx';
import { ExploreMap } from './explore-map.tsx';
import type { Filters } from './filters.ts';
import styles from './map-playground.module.css';

const ALL: Filters = { search: '', battle: '', code: 'all', language: '', postalCodes: [], page: 1 };

/** Playground with the map of this site's explorations; choosing a marker lists them. */
export function MapPlayground() {
  const { t } = useTranslation(playgroundTexts);
  const [filters, setFilters] = useState(ALL);
  const change = (changes: Partial<Filters>) => setFilters({ ...filters, page: 1, ...changes });

  return (
    <>
      <p className={styles.how}>{t('playground.map.how')}</p>
      <LazyMount minHeight="24rem">
        <div className={styles.map}>
          <ExploreMap
            of="explorations"
            filters={filters}
            onSelect={(postalCodes) => change({ postalCodes })}
            countLabel={(count) => t('explore.explorations', { count })}
          />
        </div>
      </LazyMount>
      {filters.postalCodes.length > 0 && (
        <Suspense>
          <ExplorationList filters={filters} onChange={change} />
        </Suspense>
      )}
    </>
  );
}
