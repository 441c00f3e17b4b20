import '#i18n/specimen.ts';
import { WhenSeen } from '@puzzle-runs/web/when-seen.tsx';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplorationList } from './exploration-list.tsx';
import { ExploreMap } from './explore-map.tsx';
import type { Filters } from './filters.ts';
import styles from './map-specimen.module.css';

const ALL: Filters = { search: '', code: 'all', postalCodes: [], page: 1 };

/** The map of this site's runs; a chosen marker shows what there is. */
export function MapSpecimen() {
  const { t } = useTranslation();
  const [filters, setFilters] = useState(ALL);
  const change = (changes: Partial<Filters>) => setFilters({ ...filters, page: 1, ...changes });

  return (
    <>
      <p className={styles.how}>{t('specimen.map.how')}</p>
      <WhenSeen room="24rem">
        <div className={styles.map}>
          <ExploreMap
            of="explorations"
            filters={filters}
            onSelect={(postalCodes) => change({ postalCodes })}
            countLabel={(count) => t('explore.explorations', { count })}
          />
        </div>
      </WhenSeen>
      {filters.postalCodes.length > 0 && (
        <Suspense>
          <ExplorationList filters={filters} onChange={change} />
        </Suspense>
      )}
    </>
  );
}
