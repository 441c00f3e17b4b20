import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { Prerequisites } from '@puzzle-runs/web/poi/prerequisites.tsx';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { usePlay } from '../play-context.ts';
import styles from './locked-poi.module.css';

/** A locked poi opened by its address: its prerequisites. Unlocks by itself. */
export function LockedPoi({ poi }: { poi: PlayedPoi }) {
  const { t } = useTranslation(playTexts);
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
