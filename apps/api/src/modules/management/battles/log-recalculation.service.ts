import type { Tx } from '#db/store.ts';
import { insertBattleAct } from './battle-acts.repository.ts';

/** Logs in each battle that the points of a task were recalculated: its name and its new points. */
export async function logRecalculation(
  tx: Tx,
  battleIds: readonly number[],
  { task, points, actor, at }: { task: string; points: number; actor: string; at: Date },
): Promise<void> {
  for (const battleId of battleIds)
    await insertBattleAct(tx, { battleId, kind: 'recalculated', text: task, amount: points, actor, at });
}
