import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { poisTexts } from '#i18n/pois.ts';
import { to } from '#to.ts';
import styles from './poi-list.module.css';

/** Content of a poi row in the list: name, location kind, number of tasks and prerequisites, and a note such as open reports. */
export function PoiFacts({ poi, note }: { poi: ManagedPoi; note: ReactNode }) {
  const { t } = useTranslation(poisTexts);
  const at = { exploration: poi.Exploration.slug, poi: poi.slug };
  return (
    <>
      <Link to={to.poi(at)} className={styles.name}>
        {poi.name}
      </Link>
      <span className={styles.facts}>
        {[
          t(`poi.location.${poi.location_type}`),
          t('pois.tasks', { count: poi.task_count }),
          t('pois.prerequisites', { count: poi.UnlockPrerequisites.length }),
        ].join(' · ')}
        {note}
      </span>
    </>
  );
}
