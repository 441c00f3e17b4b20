import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { to } from '#to.ts';
import styles from './spot-list.module.css';

/** What the list tells of a spot. */
export function SpotFacts({ spot }: { spot: ManagedPoi }) {
  const { t } = useTranslation();
  const at = { exploration: spot.Exploration.slug, poi: spot.slug };
  return (
    <>
      <Link to={to.spot(at)} className={styles.name}>
        {spot.name}
      </Link>
      <span className={styles.facts}>
        {[
          t(`spot.location.${spot.location_type}`),
          t('spots.quests', { count: spot.task_count }),
          t('spots.qualifiers', { count: spot.UnlockPrerequisites.length }),
        ].join(' · ')}
      </span>
    </>
  );
}
