import { isOpen, waitsForArrival } from './access.ts';
import type { Game, GameTask } from './game.ts';
import type { Progress } from './progress.ts';
import { reachedAt } from './standing.ts';

/** A piece of a task as its player may see it: another task of the run, whose answer is needed here. */
export interface PieceView {
  /** Null until its poi is open, because players must not know what they have not seen. */
  poiId: number | null;
  /** Null until the player sees the task. */
  taskId: number | null;
}

/**
 * The pieces of a task in their order, at a time in milliseconds. The view of each named task has its answer. A task that
 * this device does not know, because it is newer than its package, counts as unseen.
 */
export function piecesOf(game: Game, { pieces = [] }: GameTask, progress: Progress, at: number): readonly PieceView[] {
  if (pieces.length === 0) return [];
  const reached = reachedAt(game, progress, at);
  return pieces.map((id) => {
    const poi = game.taskById.get(id)?.poi;
    if (!poi || !isOpen(poi, progress, reached)) return { poiId: null, taskId: null };
    return { poiId: poi.id, taskId: waitsForArrival(poi, progress) ? null : id };
  });
}
