import type { OfflineContent, OfflinePoi } from '@puzzle-runs/contract/offline/offline-content.ts';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import { isUnlocked, type ReachedProgress, wholeMinutes } from '@puzzle-runs/domain/poi/unlock-by-points-time-tasks.ts';
import { type OfflineProgress, reachedOf, startOf } from './offline-progress.ts';

/** A game that the phone can judge: the package, and the server's last response. */
export interface OfflineGame {
  content: OfflineContent;
  joined: JoinedPois;
}

/** The progress that prerequisites are compared with, at a time in milliseconds on the server's clock. */
export function reachedAt({ joined }: OfflineGame, progress: OfflineProgress, at: number): ReachedProgress {
  return reachedOf(progress, wholeMinutes(startOf(joined), at));
}

/** Whether a poi is open for the participation: once the server opened it, or by the rules since. */
export function isOpenPoi({ joined }: OfflineGame, { id }: Pick<OfflinePoi, 'id'>, reached: ReachedProgress): boolean {
  const row = joined.rows.find((poi) => poi.id === id);
  return row !== undefined && (row.unlocked || isUnlocked(row.UnlockPrerequisites, reached));
}

/** The times of the battle at a time in milliseconds on the server's clock; its end passes without a network, too. */
export function scheduleAt({ schedule }: JoinedPois, at: number): JoinedPois['schedule'] {
  if (!schedule) return null;
  const isOver = schedule.state === 'open' && schedule.ends_at !== null && at >= Date.parse(schedule.ends_at);
  return { ...schedule, state: isOver ? 'ended' : schedule.state, now: new Date(at).toISOString() };
}
