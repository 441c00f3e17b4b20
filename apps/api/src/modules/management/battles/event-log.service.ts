import type { EventLogEntry } from '@puzzle-runs/contract/management/audit-log-entry.ts';
import { asAuditLogKind, EVENT_LOG_KINDS } from '@puzzle-runs/domain/battle/audit-log.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#session.ts';
import { listBattleActs } from './battle-acts.repository.ts';
import { getOwnBattle } from './battles.repository.ts';
import { toBattleAct, toEventLogEntry } from './managed-battle.ts';

const FIRST_KINDS = EVENT_LOG_KINDS.filter((kind) => asAuditLogKind(kind) !== null);

/** A page of the first version of the log of a battle, latest first. Throws `not_found`. */
export async function readActs(
  { store: { db } }: Pick<Deps, 'store'>,
  { user_id }: Session,
  battleId: number,
  paging: { limit: number; offset: number },
) {
  await getOwnBattle(db, user_id, { id: battleId });
  const { count, rows } = await listBattleActs(db, battleId, { ...paging, kinds: FIRST_KINDS });
  return { count, rows: rows.map(toBattleAct) };
}

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
