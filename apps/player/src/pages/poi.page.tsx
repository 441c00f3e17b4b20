import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { Prerequisites } from '@puzzle-runs/web/poi/prerequisites.tsx';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyWaitingRoom } from '#features/play/event/event-notes.tsx';
import { usePlay } from '#features/play/play-context.ts';
import { PoiDetail } from '#features/play/poi-detail.tsx';
import { isClosed } from '#features/play/poi-state.ts';
import { LazyClosedNote, LazyConditions } from '#features/play/pois/lazy-conditions.ts';
import { useFollowRename, usePlayedPoi } from '#features/play/use-poi.ts';
import { playTexts } from '#i18n/play.ts';
import { TASK_LOCK } from '#offline/worker-messages.ts';
import { NotFound } from '#shell/not-found.tsx';
import { PageMeta } from '#shell/page-meta.tsx';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import styles from './poi.page.module.css';

/** …/poi/{poi}: one poi with its tasks; the waiting room before the battle starts. */
export default function PoiPage() {
  const { joined } = usePlay();
  const poi = usePlayedPoi();
  useFollowRename(poi);
  useTaskLock();
  if (joined.schedule?.state === 'waiting') {
    return (
      <>
        <PageMeta title={joined.exploration.name} hidden />
        <LazyWaitingRoom schedule={joined.schedule} />
      </>
    );
  }
  if (!poi) return <NotFound />;
  return (
    <>
      <PageMeta title={poi.name} hidden />
      {poi.unlocked ? <PoiDetail key={poi.id} poi={poi} /> : <LockedPoi poi={poi} />}
    </>
  );
}

/** A locked poi opened by its address: its prerequisites. Unlocks by itself. */
function LockedPoi({ poi }: { poi: PlayedPoi }) {
  const { t } = useTranslation(playTexts);
  const { place, joined } = usePlay();
  return (
    <Card className={styles.locked}>
      {isClosed(poi) ? (
        <Suspense>
          <LazyClosedNote />
        </Suspense>
      ) : (
        <>
          <p>{t('problem.poi_locked')}</p>
          <Prerequisites of={poi} />
          {poi.Conditions && (
            <Suspense>
              <LazyConditions of={poi} spots={joined.rows} />
            </Suspense>
          )}
        </>
      )}
      <Link className={buttonClass()} to={to.pois(place)}>
        {t('play.back.overview')}
      </Link>
    </Card>
  );
}

/** Tells the other tabs that a task is on the screen: no new version of the site takes over meanwhile. */
function useTaskLock(): void {
  useEffect(() => {
    if (!('locks' in navigator)) return; // plain http, where no version ever waits
    const { promise, resolve } = Promise.withResolvers<void>();
    void navigator.locks.request(TASK_LOCK, { mode: 'shared' }, () => promise);
    return resolve;
  }, []);
}
