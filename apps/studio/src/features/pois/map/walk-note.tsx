import { straightLength, WALK_FACTOR, walkLength } from '@puzzle-runs/domain/exploration/walk-length.ts';
import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { formatWalk } from '@puzzle-runs/web/i18n/format-walk.ts';
import { useTranslation } from 'react-i18next';
import styles from './poi-map.module.css';

/** Length of the line, and of the walk that players read. */
export function WalkNote({ places }: { places: readonly (GeoPoint | null)[] }) {
  const { t, i18n } = useTranslation();
  const walk = walkLength(places);
  if (!walk) return <p className={styles.walk}>{t('poiMap.noLine')}</p>;
  return (
    <p className={styles.walk}>
      {t('poiMap.line', {
        line: formatWalk(straightLength(places), i18n.language),
        walk: formatWalk(walk.metres, i18n.language),
        factor: WALK_FACTOR.toLocaleString(i18n.language),
      })}
    </p>
  );
}
