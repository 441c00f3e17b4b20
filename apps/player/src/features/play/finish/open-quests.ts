import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import type { PlayedTask } from '@puzzle-runs/contract/task.ts';

/**
 * Whether a quest can still be answered, or a spot reached: by the rule of its creator a run may be finished before. A
 * photo that waits for its verdict is not open.
 */
export function hasOpenQuest(rows: readonly PlayedPoi[]): boolean {
  return rows.some((poi) => poi.unlocked && (!poi.arrival.arrived || poi.Tasks.some(isOpen)));
}

function isOpen(task: PlayedTask): boolean {
  const isReviewed = task.task_type === 'photo' && task.photo?.state === 'pending';
  return !task.progressed && task.remaining_attempts !== 0 && !isReviewed;
}
