import { awaitsArrival } from '../poi/arrival.ts';
import { isUnlocked, type ReachedProgress } from '../poi/qualifiers.ts';
import { Problem } from '../problem.ts';
import type { Game, GamePoi } from './game.ts';
import type { Progress } from './progress.ts';
import { reachedAt } from './standing.ts';
import { openWays } from './ways.ts';

/** Whether a poi is open: it was before, its prerequisites are met, or it was opened regardless of them. */
export function isOpen(poi: GamePoi, { opened }: Progress, reached: ReachedProgress): boolean {
  return opened.has(poi.id) || isUnlocked(poi, reached);
}

/** Throws `poi_locked`; with a reason where no choice that is left opens the poi. */
export function refuseLocked(game: Game, progress: Progress, { poi, at }: { poi: GamePoi; at: number }): void {
  if (isOpen(poi, progress, reachedAt(game, progress, at))) return;
  const isClosed = openWays(game, progress)?.closed.has(poi.id) ?? false;
  throw new Problem('poi_locked', isClosed ? { reason: 'closed' } : undefined);
}

/** Whether the tasks of an open poi stay closed until the player arrives. Who answered there before need not arrive. */
export function waitsForArrival({ id, arrival, tasks }: GamePoi, { arrived, solved, tries }: Progress): boolean {
  const answered = tasks.some((task) => solved.has(task.id) || tries.has(task.id));
  return awaitsArrival({ radius: arrival.radius, arrived: arrived.has(id), answered });
}
