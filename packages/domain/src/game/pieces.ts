import { isOpen, waitsForArrival } from './access.ts';
import type { Game, GameTask } from './game.ts';
import type { Progress } from './progress.ts';
import { reachedAt } from './standing.ts';
import { openWays } from './ways.ts';

/** A piece of a task as its player may see it: another task of the run, whose answer is needed here. */
export interface PieceView {
  /** Null until its poi is open, because players must not know what they have not seen. */
  poiId: number | null;
  /** Null until the player sees the task. */
  taskId: number | null;
  /** Whether no choice that is left opens its poi: it is not missing. */
  closed?: true;
}

const UNSEEN = { poiId: null, taskId: null };

/**
 * The pieces of a task in their order, at a time in milliseconds. The view of each named task has its answer. A task that
 * this device does not know, because it is newer than its package, counts as unseen.
 */
export function piecesOf(game: Game, { pieces = [] }: GameTask, progress: Progress, at: number): readonly PieceView[] {
  if (pieces.length === 0) return [];
  const reached = reachedAt(game, progress, at);
  const closed = openWays(game, progress)?.closed;
  return pieces.map((id) => {
    const poi = game.taskById.get(id)?.poi;
    if (!poi) return UNSEEN;
    if (!isOpen(game, poi, progress, { reached, at }))
      return closed?.has(poi.id) ? { ...UNSEEN, closed: true } : UNSEEN;
    return { poiId: poi.id, taskId: waitsForArrival(poi, progress) ? null : id };
  });
}
