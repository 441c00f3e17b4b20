import type { OpenPoi, PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { Conditions } from '@puzzle-runs/web/poi/conditions.tsx';
import { Prerequisites } from '@puzzle-runs/web/poi/prerequisites.tsx';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { usePlay } from '../play-context.ts';
import { isClosed } from '../poi-state.ts';
import { ClosedNote } from './closed-pois.tsx';
import { FullNote } from './full-note.tsx';
import styles from './locked-poi.module.css';

/** A locked poi opened by its address: what it waits for. Unlocks by itself. */
export function LockedPoi({ poi }: { poi: Exclude<PlayedPoi, OpenPoi> }) {
  const { t } = useTranslation(playTexts);
  const { place, joined } = usePlay();
  return (
    <Card className={styles.locked}>
      {isClosed(poi) ? (
        <ClosedNote />
      ) : (
        <>
          {!poi.full && <p>{t('problem.poi_locked')}</p>}
          <Prerequisites of={poi} />
          {poi.full ? (
            <FullNote poi={poi.id} full={poi.full} leads />
          ) : (
            poi.Conditions && <Conditions of={poi} spots={joined.rows} />
          )}
        </>
      )}
      <Link className={buttonClass(poi.full ? 'quiet' : 'primary')} to={to.pois(place)}>
        {t('play.back.overview')}
      </Link>
    </Card>
  );
}
