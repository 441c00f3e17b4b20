import type { Tx } from '#db/store.ts';
import { listTasksWithPieces, updateTask } from './task-rows.repository.ts';

/** Stores the pieces of a task; null without any. Returns the row. */
export function storePieces(tx: Tx, taskId: number, pieces: readonly number[]) {
  return updateTask(tx, taskId, { pieces: pieces.length > 0 ? [...pieces] : null });
}

/** Removes pieces that no longer exist. Call it in the transaction that deletes pois or tasks. */
export async function dropGonePieces(tx: Tx, explorationId: number, existing: () => Promise<readonly number[]>) {
  const rows = await listTasksWithPieces(tx, explorationId);
  if (rows.length === 0) return;
  const ids = new Set(await existing());
  for (const { id, pieces } of rows) {
    const kept = (pieces ?? []).filter((piece) => ids.has(piece));
    if (kept.length < (pieces ?? []).length) await storePieces(tx, id, kept);
  }
}
