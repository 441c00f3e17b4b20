import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { conditionTexts } from '@puzzle-runs/web/i18n/conditions.ts';
import { IconRouteOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { usePoiLanguage } from '../use-poi.ts';
import styles from './closed-pois.module.css';

/** The pois that no choice which is left opens, folded to one line at the end of the trail. */
export function ClosedPois({ pois }: { pois: readonly PlayedPoi[] }) {
  const { t } = useTranslation(conditionTexts);
  return (
    <details className={styles.closed}>
      <summary>
        <IconRouteOff aria-hidden size={22} />
        <h2>{t('conditions.closed')}</h2>
        <span>{t('conditions.closed.spots', { count: pois.length })}</span>
      </summary>
      <ul>
        {pois.map((poi) => (
          <ClosedName key={poi.id} poi={poi} />
        ))}
      </ul>
      <p>{t('conditions.closed.text')}</p>
    </details>
  );
}

function ClosedName({ poi }: { poi: PlayedPoi }) {
  return <li {...usePoiLanguage(poi)}>{poi.name}</li>;
}

/** Says of one poi, which was opened by its address, that it is not on the way of the player. */
export function ClosedNote() {
  const { t } = useTranslation(conditionTexts);
  return (
    <>
      <p>{t('conditions.closed')}</p>
      <p>{t('conditions.closed.text')}</p>
    </>
  );
}
