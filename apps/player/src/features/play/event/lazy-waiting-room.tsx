import type { BattleSchedule } from '@puzzle-runs/contract/battle-schedule.ts';
import { lazyPart } from '@puzzle-runs/web/on-demand/lazy-part.tsx';
import { LoadBoundary } from '@puzzle-runs/web/on-demand/load-boundary.tsx';

const WaitingRoom = lazyPart(() => import('./waiting-room.tsx').then((file) => file.WaitingRoom));

/** The waiting room, loaded by those who join a battle before it starts. */
export function LazyWaitingRoom({ schedule }: { schedule: BattleSchedule }) {
  return (
    <LoadBoundary>
      <WaitingRoom schedule={schedule} />
    </LoadBoundary>
  );
}
