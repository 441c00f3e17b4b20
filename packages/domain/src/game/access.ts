import { awaitsArrival } from '../poi/arrival.ts';
import { isUnlocked, type ReachedProgress } from '../poi/qualifiers.ts';
import { Problem } from '../problem.ts';
import type { Game, GamePoi } from './game.ts';
import type { Progress } from './progress.ts';
import { fullDoor } from './room-at-poi.ts';
import { reachedAt } from './standing.ts';
import { openWays } from './ways.ts';

/**
 * Whether a poi is open: it was before, or was opened regardless of its prerequisites; or these are met, and there is
 * room.
 */
export function isOpen(
  game: Pick<Game, 'room' | 'route'>,
  poi: GamePoi,
  progress: Progress,
  { reached, at }: { reached: ReachedProgress; at: number },
): boolean {
  if (progress.opened.has(poi.id)) return true;
  return isUnlocked(poi, reached) && fullDoor(game, poi, progress, at) === null;
}

/**
 * Throws `poi_locked`; with a reason where no choice that is left opens the poi. A poi that is only full refuses no
 * answer and no hint: its players do not see its tasks, so the act was made without a network, or before the room was
 * limited. `arriveAtPoi` refuses arrivals there: the code hangs at the spot.
 */
export function refuseLocked(game: Game, progress: Progress, { poi, at }: { poi: GamePoi; at: number }): void {
  if (progress.opened.has(poi.id) || isUnlocked(poi, reachedAt(game, progress, at))) return;
  const isClosed = openWays(game, progress)?.closed.has(poi.id) ?? false;
  throw new Problem('poi_locked', isClosed ? { reason: 'closed' } : undefined);
}

/** Whether the tasks of an open poi stay closed until the player arrives. Who answered there before need not arrive. */
export function waitsForArrival({ id, arrival, tasks }: GamePoi, { arrived, solved, tries }: Progress): boolean {
  const answered = tasks.some((task) => solved.has(task.id) || tries.has(task.id));
  return awaitsArrival({ radius: arrival.radius, arrived: arrived.has(id), answered });
}
