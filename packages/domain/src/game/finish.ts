import { awaitsVerdict } from '../photo/photo-review.ts';
import { hasAttemptLeft } from '../tasks/attempts.ts';
import { waitsForArrival } from './access.ts';
import type { Game, GameContent } from './game.ts';
import { isFinished } from './is-finished.ts';
import type { Progress } from './progress.ts';
import { standingOf } from './standing.ts';

/**
 * When a participation was finished, in milliseconds: the time of its last answer or arrival once no task is open and
 * no arrival is awaited; else null. Derived from the present content, so it becomes null when a task opens again.
 */
export function finishedAt(game: GameContent & Pick<Game, 'trial'>, progress: Progress): number | null {
  const { net: netPoints, highestNet: highestNetPoints, solved: solvedTasks } = standingOf(progress);
  const pois = game.pois.map((poi) => ({
    prerequisites: game.trial === 'unlocked' || progress.opened.has(poi.id) ? [] : poi.prerequisites,
    tasks: poi.tasks.map(({ id, points, attempts }) => ({
      points,
      solved: progress.solved.has(id),
      attemptLeft: hasAttemptLeft(attempts, progress.tries.get(id)?.wrong ?? 0),
      pending: isAwaited(progress, id),
    })),
    awaitsArrival: waitsForArrival(poi, progress),
  }));
  return isFinished(pois, { netPoints, highestNetPoints, solvedTasks }) ? lastActAt(progress) : null;
}

/** Whether the photo of a task waits for its verdict, so the task is neither solved nor open. */
function isAwaited({ photos }: Progress, taskId: number): boolean {
  const photo = photos.get(taskId);
  return photo !== undefined && awaitsVerdict(photo);
}

/** Number of photos that wait for their verdict. */
export function openReviews(progress: Progress): number {
  return [...progress.photos.values()].filter(awaitsVerdict).length;
}

function lastActAt(progress: Progress): number {
  const { joinedAt, tries, arrived, photos } = progress;
  const awaited = [...photos.values()].filter(awaitsVerdict);
  return Math.max(
    joinedAt,
    standingOf(progress).lastSolvedAt ?? 0,
    ...Array.from(tries.values(), ({ lastAt }) => lastAt ?? 0),
    ...Array.from(arrived.values(), ({ at }) => at),
    ...awaited.map(({ sentAt }) => sentAt),
  );
}

/** Number of tasks that exist, and of those of them that are solved. */
export function countTasks({ taskById }: GameContent, { solved }: Progress): { total: number; completed: number } {
  const completed = [...solved.keys()].filter((id) => taskById.has(id)).length;
  return { total: taskById.size, completed };
}
