import { LazyWaitingRoom } from '#features/play/event/event-notes.tsx';
import { usePlay } from '#features/play/play-context.ts';
import { LockedPoi } from '#features/play/poi/locked-poi.tsx';
import { PoiDetail } from '#features/play/poi-detail.tsx';
import { useFollowRename, usePlayedPoi } from '#features/play/use-poi.ts';
import { useTaskLock } from '#offline/use-task-lock.ts';
import { NotFound } from '#shell/not-found.tsx';
import { PageMeta } from '#shell/page-meta.tsx';

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
