import type { EventLogEntry } from '@puzzle-runs/contract/management/audit-log-entry.ts';
import type { Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { insertBattleAct, listBattleActs } from './battle-acts.repository.ts';
import { getOwnBattle } from './battles.repository.ts';
import { toEventLogEntry } from './managed-battle.ts';

/** A page of the log of an event, latest first. Throws `not_found`. */
export async function readEventLog(
  { store: { db } }: Pick<Deps, 'store'>,
  { user_id }: Session,
  battleId: number,
  paging: { limit: number; offset: number },
): Promise<{ count: number; rows: EventLogEntry[] }> {
  await getOwnBattle(db, user_id, { id: battleId });
  const { count, rows } = await listBattleActs(db, battleId, paging);
  return { count, rows: rows.map(toEventLogEntry) };
}

/** Logs in each battle that the points of a task were recalculated: its name and its new points. */
export async function logRecalculation(
  tx: Tx,
  battleIds: readonly number[],
  { task, points, actor, at }: { task: string; points: number; actor: string; at: Date },
): Promise<void> {
  for (const battleId of battleIds)
    await insertBattleAct(tx, { battleId, kind: 'recalculated', text: task, amount: points, actor, at });
}
