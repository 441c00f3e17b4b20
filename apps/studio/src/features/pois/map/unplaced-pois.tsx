import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { poisTexts } from '#i18n/pois.ts';
import { to } from '#to.ts';
import { Panel } from '#ui/panel.tsx';
import styles from './poi-map.module.css';

const WHY = { hint: 'poiMap.unplaced.hint', address: 'poiMap.unplaced.address' } as const;

/** Pois that are not on the map, with the reason and a link to their form. */
export function UnplacedPois({ pois }: { pois: readonly ManagedPoi[] }) {
  const { t } = useTranslation(poisTexts);
  return (
    <Panel title={t('poiMap.unplaced')}>
      {pois.length === 0 && <p className={styles.none}>{t('poiMap.unplaced.none')}</p>}
      <ul className={styles.unplaced}>
        {pois.map((poi) => (
          <li key={poi.id}>
            <Link to={to.poi({ exploration: poi.Exploration.slug, poi: poi.slug })}>
              {t('poiMap.stop', { number: poi.position, name: poi.name })}
            </Link>
            <span>{t(poi.location_type === 'hint' ? WHY.hint : WHY.address)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
