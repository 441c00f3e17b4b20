import type { OpenPoi, PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { LoadBoundary } from '@puzzle-runs/web/on-demand/load-boundary.tsx';
import { isSettled } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { Conditions } from '@puzzle-runs/web/poi/conditions.tsx';
import { Prerequisites } from '@puzzle-runs/web/poi/prerequisites.tsx';
import { storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { LazyDecidedLists } from '#offline/load-outbox.ts';
import { useOutboxView } from '#offline/outbox-view.ts';
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
  const closed = isClosed(poi);
  return (
    <>
      {closed && <SettledAnswers />}
      <Card className={styles.locked}>
        {closed ? (
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
    </>
  );
}

/** Why a poi has closed below its players: their team chose another way while they had no network. */
function SettledAnswers() {
  const { place } = usePlay();
  const game = storageKeyOf(place);
  const settled = useOutboxView().entries.filter((entry) => entry.game === game && isSettled(entry));
  return (
    settled.length > 0 && (
      <LoadBoundary fallback={null}>
        <LazyDecidedLists settled={settled} held={[]} />
      </LoadBoundary>
    )
  );
}
