import type { RunFile } from '@puzzle-runs/contract/run-format.ts';
import type { Tx } from '#db/store.ts';
import { tasksOfPois } from '#modules/content/conditions.service.ts';
import { storePieces } from '#modules/content/pieces.service.ts';
import type { readExplorationContent } from '#modules/content/read-content.service.ts';
import { namesIn } from './conditions-in-file.ts';

type ExplorationContent = Awaited<ReturnType<typeof readExplorationContent>>;

/** The pieces of a task as a file names them; nothing without any. */
export function piecesInFile({ pieces }: ExplorationContent['tasks'][number], content: ExplorationContent) {
  const named = (pieces ?? []).flatMap((id) => namesIn(content).task.get(id) ?? []);
  return named.length > 0 ? { pieces: named } : {};
}

/** Stores the pieces of an imported file, whose tasks exist now. `ids`: of its pois, in order. */
export async function importPieces(
  tx: Tx,
  pois: RunFile['exploration']['pois'],
  ids: readonly number[],
): Promise<void> {
  if (!pois.some(({ tasks }) => tasks.some(({ pieces }) => pieces))) return;
  const poiNames = new Map(ids.map((id, index) => [id, pois[index]?.name]));
  const stored = await tasksOfPois(tx, ids);
  const idByName = new Map(stored.map(({ id, poiId, name }) => [keyOf(poiNames.get(poiId), name), id]));
  for (const poi of pois) {
    for (const { name, pieces } of poi.tasks) {
      const taskId = idByName.get(keyOf(poi.name, name));
      if (!pieces || taskId === undefined) continue;
      const named = pieces.flatMap((piece) => idByName.get(keyOf(piece.poi, piece.task)) ?? []);
      await storePieces(tx, taskId, named);
    }
  }
}

function keyOf(poi: string | undefined, task: string): string {
  return JSON.stringify([poi, task]);
}

/**
 * Gives copies of tasks the pieces of their originals: the copies of what was copied with them. Other pieces stay within
 * the exploration, and are left out in another one.
 * @param copied ids of the copies by those of their originals
 */
export async function copyPieces(
  tx: Tx,
  contents: Iterable<ExplorationContent>,
  { copied, explorationId }: { copied: ReadonlyMap<number, number>; explorationId: number },
): Promise<void> {
  for (const { exploration, tasks } of new Set(contents)) {
    for (const { id, pieces } of tasks) {
      const copyId = copied.get(id);
      if (copyId === undefined || !pieces) continue;
      const kept = pieces.flatMap((piece) => copied.get(piece) ?? (exploration.id === explorationId ? piece : []));
      if (kept.length > 0) await storePieces(tx, copyId, kept);
    }
  }
}
