import type { EventLogEntry } from '@puzzle-runs/contract/management/audit-log-entry.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#session.ts';
import { listBattleActs } from './battle-acts.repository.ts';
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
