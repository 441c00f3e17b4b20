import { WaitingRoom } from '#features/play/event/waiting-room.tsx';
import { usePlay } from '#features/play/play-context.ts';
import { LockedSpot } from '#features/play/spot/locked-spot.tsx';
import { SpotDetail } from '#features/play/spot-detail.tsx';
import { useRenaming, useSpot } from '#features/play/use-spot.ts';
import { NotFound } from '#shell/not-found.tsx';
import { PageMeta } from '#shell/page-meta.tsx';

/** …/poi/{poi}: one spot with its quests. It waits here, too, where the start of its battle is yet to come. */
export default function SpotPage() {
  const { joined } = usePlay();
  const poi = useSpot();
  useRenaming(poi);
  if (joined.schedule?.state === 'waiting') {
    return (
      <>
        <PageMeta title={joined.exploration.name} hidden />
        <WaitingRoom schedule={joined.schedule} />
      </>
    );
  }
  if (!poi) return <NotFound />;
  return (
    <>
      <PageMeta title={poi.name} hidden />
      {poi.unlocked ? <SpotDetail key={poi.id} poi={poi} /> : <LockedSpot poi={poi} />}
    </>
  );
}
