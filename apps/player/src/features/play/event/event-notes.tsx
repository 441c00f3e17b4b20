import type { BattleSchedule } from '@puzzle-runs/contract/battle-schedule.ts';
import { LoadBoundary } from '@puzzle-runs/web/on-demand/load-boundary.tsx';
import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { usePlay } from '../play-context.ts';
import styles from './event.module.css';

const BattleNotes = onDemand(() => import('./battle-notes.tsx').then((file) => file.BattleNotes));
const WaitingRoom = onDemand(() => import('./waiting-room.tsx').then((file) => file.WaitingRoom));

/** News of a battle, on every play screen. */
export function EventNotes() {
  const { battle, schedule } = usePlay().joined;
  if (!battle) return null;
  const hasClock = schedule?.state === 'open' && schedule.ends_at !== null;
  return (
    <div className={styles.notes}>
      <LoadBoundary fallback={hasClock && <RoomForClock />}>
        <BattleNotes />
      </LoadBoundary>
    </div>
  );
}

/** As high as the line with the time left, so that nothing moves when it comes. */
function RoomForClock() {
  return <p className={styles.clock}>{'\u00A0'}</p>;
}

/** The waiting room, loaded by those who join a battle before it starts. */
export function LazyWaitingRoom({ schedule }: { schedule: BattleSchedule }) {
  return (
    <LoadBoundary>
      <WaitingRoom schedule={schedule} />
    </LoadBoundary>
  );
}
