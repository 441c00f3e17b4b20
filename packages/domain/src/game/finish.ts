import { awaitsVerdict } from '../photo/photo-review.ts';
import { ANY_OPTION, type Gate } from '../poi/qualifiers.ts';
import { hasAttemptLeft } from '../tasks/attempts.ts';
import { waitsForArrival } from './access.ts';
import { chosenAt, closedPois } from './choices-made.ts';
import type { Game, GameContent } from './game.ts';
import { isFinished } from './is-finished.ts';
import type { Progress } from './progress.ts';
import { standingOf } from './standing.ts';
import { openWays } from './ways.ts';

/**
 * When a participation was finished, in milliseconds; else null. By the rule of the run: once so many pois, or the
 * chosen one, are done; then it stays. Without a rule, or where that can no longer be met: the time of the last answer
 * or arrival once no task is open and no arrival is awaited. That follows the present content, so it becomes null when
 * a task opens again.
 */
export function finishedAt(game: GameContent & Pick<Game, 'trial'>, progress: Progress): number | null {
  if (progress.finishedAt !== null) return progress.finishedAt;
  return meetsRule(game, progress) || isNothingOpen(game, progress) ? lastActAt(progress) : null;
}

function meetsRule({ finish, poiById }: GameContent, { done }: Progress): boolean {
  switch (finish.rule) {
    case 'nothing_open':
      return false;
    case 'pois_done':
      return [...done.keys()].filter((id) => poiById.has(id)).length >= finish.pois;
    case 'poi_done':
      return done.has(finish.poi);
  }
}

const OPEN: Gate = { prerequisites: [], unlockMode: 'all', after: [] };

function isNothingOpen(game: GameContent & Pick<Game, 'trial'>, progress: Progress): boolean {
  const { net: netPoints, highestNet: highestNetPoints, solved: solvedTasks } = standingOf(progress);
  const pois = game.pois.map((poi) => ({
    id: poi.id,
    ...(game.trial === 'unlocked' || progress.opened.has(poi.id) ? OPEN : gateOf(poi)),
    tasks: poi.tasks.map(({ id, points, attempts }) => ({
      id,
      points,
      solved: progress.solved.has(id),
      attemptLeft: hasAttemptLeft(attempts, progress.tries.get(id)?.wrong ?? 0),
      pending: isAwaited(progress, id),
    })),
    awaitsArrival: waitsForArrival(poi, progress),
  }));
  const chosen = (task: number) => (progress.solved.has(task) ? chosenAt(progress, task) : ANY_OPTION);
  const closed = closedPois(game, progress);
  const reached = { done: progress.done.keys(), solved: progress.solved.keys(), chosen, closed };
  return isFinished(pois, { netPoints, highestNetPoints, solvedTasks, ...reached });
}

function gateOf({ prerequisites, unlockMode, after }: Gate): Gate {
  return { prerequisites, unlockMode, after };
}

/** Whether the photo of a task waits for its verdict, so the task is neither solved nor open. */
export function isAwaited({ photos }: Progress, taskId: number): boolean {
  const photo = photos.get(taskId);
  return photo !== undefined && awaitsVerdict(photo);
}

/** Number of photos that wait for their verdict. */
export function openReviews(progress: Progress): number {
  return [...progress.photos.values()].filter(awaitsVerdict).length;
}

/** The time of the last answer, photo or arrival, or of the start, in milliseconds. */
export function lastActAt(progress: Progress): number {
  const { startedAt, tries, arrived, photos } = progress;
  const awaited = [...photos.values()].filter(awaitsVerdict);
  return Math.max(
    startedAt,
    standingOf(progress).lastSolvedAt ?? 0,
    ...Array.from(tries.values(), ({ lastAt }) => lastAt ?? 0),
    ...Array.from(arrived.values(), ({ at }) => at),
    ...awaited.map(({ sentAt }) => sentAt),
  );
}

/** Number of tasks on the longest way that is still open, and of all tasks that exist and are solved. */
export function countTasks(
  game: GameContent & Pick<Game, 'trial'>,
  progress: Progress,
): { total: number; completed: number } {
  const completed = [...progress.solved.keys()].filter((id) => game.taskById.has(id)).length;
  return { total: openWays(game, progress)?.tasks ?? game.taskById.size, completed };
}
