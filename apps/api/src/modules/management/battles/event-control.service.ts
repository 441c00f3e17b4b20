import type { EventLogEntry } from '@puzzle-runs/contract/management/audit-log-entry.ts';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import {
  type BattleTiming,
  endBattleNow,
  endedPause,
  endsAfterStart,
  resumeBattle,
  startBattleNow,
} from '@puzzle-runs/domain/battle/battle-schedule.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Session } from '#http/session.ts';
import { battleTimingOf } from '#mapping/battle-timing.ts';
import { battleScheduleAt, lastScheduleAt } from '#modules/play/play.service.ts';
import { rankBattle } from '#modules/play/score/ranking.service.ts';
import { newArrivalCode } from '#secrets/unguessable-codes.ts';
import { insertBattleAct } from './battle-acts.repository.ts';
import { getOwnBattle, untilLastTeam } from './battles.repository.ts';
import { spanOf } from './battles.service.ts';
import { type BattleChanges, type ControlDeps, changeBattleState } from './change-battle-state.ts';
import { toEventLogEntry } from './managed-battle.ts';
import { endTogether, getParticipant } from './participants.repository.ts';

/**
 * Starts a battle now: one that waits for it, or a planned one early. Throws `not_found`, `nochange` once it has
 * started, `invalid_request` after its end.
 */
export function startBattle(deps: ControlDeps, session: Session, id: number): Promise<ManagedBattle> {
  return changeBattleState(deps, session, id, async (_tx, battle, at) => {
    if (battleScheduleAt(battle, at).state !== 'waiting') return undefined;
    const started = startBattleNow(battleTimingOf(battle), at.getTime());
    if (!endsAfterStart(started)) throw new Problem('invalid_request', undefined, 'ends_at');
    return ['start', { startsAt: at, pausedAt: null }, spanOf(started)];
  });
}

/**
 * Pauses or resumes a battle; on resuming, the end moves by the length of the pause. A team with extra minutes can
 * still be paused after the end. Throws `not_found`, `nochange`, `battle_not_open` before the start and after the end.
 */
export function pauseBattle(deps: ControlDeps, session: Session, id: number, paused: boolean): Promise<ManagedBattle> {
  return changeBattleState(deps, session, id, async (tx, battle, at) => {
    if (paused === (battle.pausedAt !== null)) return undefined;
    const schedule = await lastScheduleAt(tx, battle, at);
    if (paused && schedule.state !== 'open') throw new Problem('battle_not_open', schedule);
    if (paused) return ['pause', { pausedAt: at }];
    const timing = battleTimingOf(battle);
    const pause = endedPause(timing, at.getTime());
    const pauses = pause ? [...(battle.pauses ?? []), pause] : battle.pauses;
    return ['resume', { ...timesOf(resumeBattle(timing, at.getTime())), pauses }];
  });
}

/** Ends a battle now, even a paused one. Throws `not_found`, `battle_not_open` before its start and after its end. */
export function endBattle(deps: ControlDeps, session: Session, id: number): Promise<ManagedBattle> {
  return changeBattleState(deps, session, id, async (tx, battle, at) => {
    const schedule = battleScheduleAt(untilLastTeam(battle), at);
    if (schedule.state === 'waiting' || schedule.state === 'ended') throw new Problem('battle_not_open', schedule);
    await endTogether(tx, id);
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
): Promise<EventLogEntry> {
  const act = await store.transact(async (tx) => {
    await getOwnBattle(tx, user_id, { id: battleId });
    const to = teamId ? (await getParticipant(tx, battleId, { teamId })).team : null;
    const whom = to && { teamId: to.id, teamName: to.name };
    const row = { battleId, kind: 'message', ...whom, text: text.trim(), actor, at: now() } as const;
    return toEventLogEntry(await insertBattleAct(tx, row));
  });
  changeFeed.publish({ participationId: null, battleId, messageId: act.id });
  return act;
}

/** Creates or removes the code that proves any arrival in a battle. Throws `not_found`, `nochange`. */
export function switchArrivalCode(
  deps: ControlDeps,
  session: Session,
  id: number,
  active: boolean,
): Promise<ManagedBattle> {
  return changeBattleState(deps, session, id, async (_tx, battle) => {
    if (active === (battle.arrivalCode !== null)) return undefined;
    return active
      ? ['arrival_code_on', { arrivalCode: newArrivalCode() }]
      : ['arrival_code_off', { arrivalCode: null }];
  });
}

/** Shows or hides the public board (big screen). Throws `not_found`, `nochange`. */
export function showBoard(deps: ControlDeps, session: Session, id: number, board: boolean): Promise<ManagedBattle> {
  return changeBattleState(deps, session, id, async (_tx, battle) =>
    board === battle.board ? undefined : [board ? 'board_on' : 'board_off', { board }],
  );
}

/** Freezes the ranking that players and visitors see, or reveals the present one. Throws `not_found`, `nochange`. */
export function freezeRanking(
  deps: ControlDeps,
  session: Session,
  id: number,
  frozen: boolean,
): Promise<ManagedBattle> {
  return changeBattleState(deps, session, id, async (tx, battle, at) => {
    if (frozen === (battle.frozen !== null)) return undefined;
    if (!frozen) return ['reveal', { frozen: null }];
    const { rankByShare: rank_by_share, tieRule: tie_rule } = battle;
    const rows = await rankBattle(tx, id, battle);
    return ['freeze', { frozen: { at: at.toISOString(), rows, rank_by_share, tie_rule } }];
  });
}
