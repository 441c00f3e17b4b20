import { hasAttemptLeft } from './attempts.ts';
import type { RightParts } from './task-kind.ts';
import { type TaskType, taskKind } from './task-kinds.ts';

/** Whether the answers to a kind of task have parts. */
export function hasParts(type: TaskType): boolean {
  return taskKind(type).parts !== undefined;
}

/** Whether the best try at a task brings points when the last attempt is used. */
export function bringsPartialPoints(task: { partial: boolean; attempts: number | null; taskType: TaskType }): boolean {
  return task.partial && task.attempts !== null && hasParts(task.taskType);
}

/** The better of two tries; the earlier one if they are equal. */
export function betterTry(earlier: RightParts | null, later: RightParts | null): RightParts | null {
  if (!earlier || !later) return earlier ?? later;
  return later.right * earlier.of > earlier.right * later.of ? later : earlier;
}

/** Points of the best try when the last attempt is used, rounded down. */
export function partialPoints(points: number, best: RightParts | null): number {
  return best && best.of > 0 ? Math.floor((points * best.right) / best.of) : 0;
}

/** The best try at a task so far, and the points that it has brought. */
export interface TriedParts {
  best: RightParts | null;
  points: number;
}

/**
 * Adds one more wrong answer, the `wrong`-th: with the last attempt the best try brings points, which the task never
 * loses again.
 */
export function afterWrongTry(
  task: { points: number; partial: boolean; attempts: number | null },
  before: TriedParts,
  { parts, wrong }: { parts: RightParts | null; wrong: number },
): TriedParts {
  const best = betterTry(before.best, parts);
  if (!task.partial || hasAttemptLeft(task.attempts, wrong)) return { best, points: before.points };
  return { best, points: Math.max(before.points, partialPoints(task.points, best)) };
}
