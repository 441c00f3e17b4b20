import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { PageSpinner } from '@puzzle-runs/web/ui/page-spinner.tsx';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyWaitingRoom } from '#features/play/event/event-notes.tsx';
import { usePlay } from '#features/play/play-context.ts';
import { PoiDetail } from '#features/play/poi-detail.tsx';
import { useFollowRename, usePlayedPoi } from '#features/play/use-poi.ts';
import { playTexts } from '#i18n/play.ts';
import { TASK_LOCK } from '#offline/worker-messages.ts';
import { NotFound } from '#shell/not-found.tsx';
import { PageMeta } from '#shell/page-meta.tsx';

/** Opened by its address: no list links to it. */
const LockedPoi = onDemand(() => import('#features/play/pois/locked-poi.tsx').then((file) => file.LockedPoi));

/** …/poi/{poi}: one poi with its tasks; the waiting room before the battle starts. */
export default function PoiPage() {
  const { t } = useTranslation(playTexts);
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
      {poi.unlocked ? (
        <PoiDetail key={poi.id} poi={poi} />
      ) : (
        <Suspense fallback={<PageSpinner label={t('state.loading')} />}>
          <LockedPoi poi={poi} />
        </Suspense>
      )}
    </>
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
