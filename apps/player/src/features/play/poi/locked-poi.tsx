import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { Prerequisites } from '@puzzle-runs/web/poi/prerequisites.tsx';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { usePlay } from '../play-context.ts';
import styles from './locked-poi.module.css';

/** A poi reached by its address before its time: what it waits for. It opens by itself. */
export function LockedPoi({ poi }: { poi: PlayedPoi }) {
  const { t } = useTranslation();
  const { place } = usePlay();
  return (
    <Card className={styles.locked}>
      <p>{t('problem.poi_locked')}</p>
      <Prerequisites of={poi} />
      <Link className={buttonClass()} to={to.pois(place)}>
        {t('play.back.overview')}
      </Link>
    </Card>
  );
}
