import type { AuditLogEntry } from '@puzzle-runs/contract/management/audit-log-entry.ts';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { type BattleTiming, endBattleNow, resumeBattle } from '@puzzle-runs/domain/battle/battle-schedule.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Deps } from '#deps.ts';
import { battleScheduleAt, battleTimingOf } from '#modules/play/play.service.ts';
import type { Session } from '#session.ts';
import { insertBattleAct, listBattleActs } from './battle-acts.repository.ts';
import { getOwnBattle } from './battles.repository.ts';
import { type BattleChanges, type ControlDeps, changeBattleState } from './change-battle-state.ts';
import { toBattleAct } from './managed-battle.ts';
import { getParticipant } from './participants.repository.ts';

/** Pauses or resumes a battle; on resuming, the end moves by the length of the pause. Throws `not_found`, `nochange`. */
export function pauseBattle(deps: ControlDeps, session: Session, id: number, paused: boolean): Promise<ManagedBattle> {
  return changeBattleState(deps, session, id, async (_tx, battle, at) => {
    if (paused === (battle.pausedAt !== null)) return undefined;
    if (paused) return ['pause', { pausedAt: at }];
    return ['resume', timesOf(resumeBattle(battleTimingOf(battle), at.getTime()))];
  });
}

/** Ends a battle now, even a paused one. Throws `not_found`, `battle_not_open` before its start and after its end. */
export function endBattle(deps: ControlDeps, session: Session, id: number): Promise<ManagedBattle> {
  return changeBattleState(deps, session, id, async (_tx, battle, at) => {
    const schedule = battleScheduleAt(battle, at);
    if (schedule.state === 'waiting' || schedule.state === 'ended') throw new Problem('battle_not_open', schedule);
    return ['end', timesOf(endBattleNow(battleTimingOf(battle), at.getTime()))];
  });
}

function timesOf({ endsAt, pausedAt }: BattleTiming): BattleChanges {
  return { endsAt: endsAt === null ? null : new Date(endsAt), pausedAt: pausedAt === null ? null : new Date(pausedAt) };
}

/** Sends a message to all teams of a battle or to one. Throws `not_found`. */
export async function sendMessage(
  { store, changeFeed, now }: ControlDeps,
  { user_id, name: actor }: Session,
  battleId: number,
  { text, team_id: teamId }: { text: string; team_id?: number | null | undefined },
): Promise<AuditLogEntry> {
  const act = await store.transact(async (tx) => {
    await getOwnBattle(tx, user_id, { id: battleId });
    const to = teamId ? (await getParticipant(tx, battleId, { teamId })).team : null;
    const whom = to && { teamId: to.id, teamName: to.name };
    return insertBattleAct(tx, { battleId, kind: 'message', ...whom, text: text.trim(), actor, at: now() });
  });
  changeFeed.publish({ participationId: null, battleId, messageId: act.id });
  return toBattleAct(act);
}

/** A page of the log of a battle, latest first. Throws `not_found`. */
export async function readActs(
  { store: { db } }: Pick<Deps, 'store'>,
  { user_id }: Session,
  battleId: number,
  paging: { limit: number; offset: number },
) {
  await getOwnBattle(db, user_id, { id: battleId });
  const { count, rows } = await listBattleActs(db, battleId, paging);
  return { count, rows: rows.map(toBattleAct) };
}
