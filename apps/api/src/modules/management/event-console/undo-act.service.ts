import type { EventLogEntry } from '@puzzle-runs/contract/management/audit-log-entry.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db } from '#db/store.ts';
import type { Session } from '#http/session.ts';
import { givePoints, giveTime } from '../battles/adjust-team.service.ts';
import { type BattleActRow, insertBattleAct } from '../battles/battle-acts.repository.ts';
import { getOwnBattle } from '../battles/battles.repository.ts';
import type { ControlDeps } from '../battles/change-battle-state.ts';
import { isUndoable, toEventLogEntry } from '../battles/managed-battle.ts';
import { getParticipant } from '../battles/participants.repository.ts';
import { restoreParticipant } from '../battles/participants.service.ts';
import { findAct, listExtraMinutes, withdrawMessage } from './event.repository.ts';

/**
 * Undoes given points, extra minutes, an unread message or the removal of a team, once. Returns the undone entry; the
 * opposite act is logged, too.
 * @throws `not_found`, `nochange`, `message_read`, `conflict` if the extra minutes were changed since,
 * `team_already_participates`.
 */
export async function undoAct(
  deps: ControlDeps,
  session: Session,
  { battle_id: battleId, act_id }: { battle_id: number; act_id: number },
): Promise<EventLogEntry> {
  const { db } = deps.store;
  await getOwnBattle(db, session.user_id, { id: battleId });
  const act = await getAct(db, battleId, act_id);
  if (act.kind === 'message' && act.readAt !== null) throw new Problem('message_read');
  if (!isUndoable(act)) throw new Problem('nochange');
  await takeBack(deps, session, act);
  return toEventLogEntry(await getAct(db, battleId, act_id));
}

async function getAct(db: Db, battleId: number, id: number): Promise<BattleActRow> {
  const act = await findAct(db, battleId, id);
  if (!act) throw new Problem('not_found');
  return act;
}

async function takeBack(deps: ControlDeps, session: Session, act: BattleActRow): Promise<void> {
  const { id, battleId, kind, teamId, amount, text } = act;
  if (kind === 'message') return takeBackMessage(deps, session, act);
  if (kind === 'participant_removed') return restoreParticipant(deps, session, act);
  if (teamId === null || amount === null) throw new Problem('nochange');
  if (kind === 'points') {
    await givePoints(deps, session, battleId, { team_id: teamId, points: -amount, reason: text ?? '', undoes: id });
    return;
  }
  const { db } = deps.store;
  const [last, before] = await listExtraMinutes(db, { battleId, teamId });
  if (last?.id !== id) throw new Problem('conflict');
  const { id: participant_id } = await getParticipant(db, battleId, { teamId });
  const params = { battle_id: battleId, participant_id };
  await giveTime(deps, session, params, { extra_minutes: before?.minutes ?? 0, undoes: id });
}

async function takeBackMessage(
  { store, changeFeed, now }: ControlDeps,
  { user_id, name: actor }: Session,
  { id, battleId, teamId, teamName, text }: BattleActRow,
): Promise<void> {
  const at = now();
  await store.transact(async (tx) => {
    await getOwnBattle(tx, user_id, { id: battleId });
    if (!(await withdrawMessage(tx, id, at))) throw new Problem('message_read');
    await insertBattleAct(tx, { battleId, kind: 'message_withdrawn', teamId, teamName, text, actor, at });
  });
  changeFeed.publish({ participationId: null, battleId });
}
