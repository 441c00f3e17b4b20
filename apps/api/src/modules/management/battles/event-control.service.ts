import type { ManagedBattle, Participant } from '@puzzle-runs/contract/management/battle.ts';
import type { BattleAct } from '@puzzle-runs/contract/management/battle-act.ts';
import { adjust } from '@puzzle-runs/domain/battle/adjustment.ts';
import { endedNow, resumed, type Schedule } from '@puzzle-runs/domain/battle/schedule.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { battleScheduleAt, scheduleOf } from '#modules/play/play.service.ts';
import { rankBattle } from '#modules/play/ranking.service.ts';
import type { Session } from '#session.ts';
import { type BattleActRow, insertBattleAct, listBattleActs } from './battle-acts.repository.ts';
import { getOwnBattle, type OwnBattle, updateBattle } from './battles.repository.ts';
import { battleLock, readChanged } from './battles.service.ts';
import { toBattleAct, toParticipant } from './managed-battle.ts';
import {
  addPoints,
  findStanding,
  getParticipant,
  raiseHighestNet,
  setExtraMinutes,
} from './participants.repository.ts';

type Running = Pick<Deps, 'store' | 'changeFeed' | 'now'>;
type Change = Partial<Pick<OwnBattle, 'pausedAt' | 'endsAt' | 'board' | 'frozen'>>;

/** Does to a battle what `act` says, writes it down, and tells everybody in it. Undefined means that nothing would change. */
async function changeRunning(
  { store, changeFeed, now }: Running,
  session: Session,
  id: number,
  act: (tx: Tx, battle: OwnBattle, at: Date) => Promise<[BattleActRow['kind'], Change] | undefined>,
): Promise<ManagedBattle> {
  const at = now();
  const managed = await store.transact(
    async (tx) => {
      const battle = await getOwnBattle(tx, session.user_id, { id });
      const done = await act(tx, battle, at);
      if (!done) throw new Problem('nochange');
      const [kind, change] = done;
      await updateBattle(tx, id, change);
      await insertBattleAct(tx, { battleId: id, kind, actor: session.name, at });
      return readChanged(tx, session, id, at);
    },
    { lock: battleLock(id) },
  );
  changeFeed.publish({ participationId: null, battleId: id });
  return managed;
}

/** Stops the clock of a battle, or lets it go on: the end moves by the length of the pause. Throws `not_found`, `nochange`. */
export function pauseBattle(deps: Running, session: Session, id: number, paused: boolean): Promise<ManagedBattle> {
  return changeRunning(deps, session, id, async (_tx, battle, at) => {
    if (paused === (battle.pausedAt !== null)) return undefined;
    if (paused) return ['pause', { pausedAt: at }];
    return ['resume', timesOf(resumed(scheduleOf(battle), at.getTime()))];
  });
}

/** Ends a battle now, also one that is paused. Throws `not_found`, `battle_not_open` before its start and after its end. */
export function endBattle(deps: Running, session: Session, id: number): Promise<ManagedBattle> {
  return changeRunning(deps, session, id, async (_tx, battle, at) => {
    const schedule = battleScheduleAt(battle, at);
    if (schedule.state === 'waiting' || schedule.state === 'ended') throw new Problem('battle_not_open', schedule);
    return ['end', timesOf(endedNow(scheduleOf(battle), at.getTime()))];
  });
}

function timesOf({ endsAt, pausedAt }: Schedule): Change {
  return { endsAt: endsAt === null ? null : new Date(endsAt), pausedAt: pausedAt === null ? null : new Date(pausedAt) };
}

/** Shows the big screen to everybody, or to nobody. Throws `not_found`, `nochange`. */
export function showBoard(deps: Running, session: Session, id: number, board: boolean): Promise<ManagedBattle> {
  return changeRunning(deps, session, id, async (_tx, battle) =>
    board === battle.board ? undefined : [board ? 'board_on' : 'board_off', { board }],
  );
}

/** Keeps the ranking that everybody else sees as it is now, or reveals the present one. Throws `not_found`, `nochange`. */
export function freezeRanking(deps: Running, session: Session, id: number, frozen: boolean): Promise<ManagedBattle> {
  return changeRunning(deps, session, id, async (tx, battle, at) => {
    if (frozen === (battle.frozen !== null)) return undefined;
    if (!frozen) return ['reveal', { frozen: null }];
    return ['freeze', { frozen: { at: at.toISOString(), rows: await rankBattle(tx, id) } }];
  });
}

/** Sets the minutes one team has on top of the end. Throws `not_found`, `nochange`. */
export async function giveTime(
  { store, changeFeed, now }: Running,
  { user_id, name: actor }: Session,
  { battle_id: battleId, participant_id: id }: { battle_id: number; participant_id: number },
  minutes: number,
): Promise<Participant> {
  const given = await store.transact(async (tx) => {
    await getOwnBattle(tx, user_id, { id: battleId });
    const { team, extraMinutes } = await getParticipant(tx, battleId, { id });
    if (extraMinutes === minutes) throw new Problem('nochange');
    await setExtraMinutes(tx, id, minutes);
    const to = { teamId: team.id, teamName: team.name };
    await insertBattleAct(tx, { battleId, kind: 'extra_minutes', ...to, amount: minutes, actor, at: now() });
    return toParticipant(await getParticipant(tx, battleId, { id }));
  });
  changeFeed.publish({ participationId: null, battleId });
  return given;
}

/**
 * Gives a team points, or takes them, with the reason. They count for net points and ranking; what was reached by them stays
 * reached (domain/battle/adjustment.ts). Throws `not_found`.
 */
export async function givePoints(
  { store, changeFeed, now }: Running,
  { user_id, name: actor }: Session,
  battleId: number,
  { team_id: teamId, points, reason }: { team_id: number; points: number; reason: string },
): Promise<Participant> {
  await getOwnBattle(store.db, user_id, { id: battleId });
  const side = await getParticipant(store.db, battleId, { teamId });
  const ids = { battleId, teamId, explorationId: side.exploration.id };
  const playing = await findStanding(store.db, ids);
  const given = await store.transact(
    async (tx) => {
      await getOwnBattle(tx, user_id, { id: battleId });
      const { id, team, adjusted } = await getParticipant(tx, battleId, { teamId });
      const standing = (await findStanding(tx, ids)) ?? { id: undefined, earned: 0, spent: 0, highestNet: 0 };
      const { highestNet } = adjust({ ...standing, adjusted }, points);
      await addPoints(tx, id, points);
      if (standing.id !== undefined) await raiseHighestNet(tx, standing.id, highestNet);
      const to = { teamId, teamName: team.name };
      await insertBattleAct(tx, { battleId, kind: 'points', ...to, amount: points, text: reason, actor, at: now() });
      return toParticipant(await getParticipant(tx, battleId, { id }));
    },
    // The lock under which the team's answers are counted, so that neither overwrites what the other has reached.
    { lock: playing ? `participation:${playing.id}` : battleLock(battleId) },
  );
  changeFeed.publish({ participationId: playing?.id ?? null, battleId });
  return given;
}

/** Tells all teams of a battle something, or one of them. Throws `not_found`. */
export async function sendMessage(
  { store, changeFeed, now }: Running,
  { user_id, name: actor }: Session,
  battleId: number,
  { text, team_id: teamId }: { text: string; team_id?: number | null | undefined },
): Promise<BattleAct> {
  const act = await store.transact(async (tx) => {
    await getOwnBattle(tx, user_id, { id: battleId });
    const to = teamId ? (await getParticipant(tx, battleId, { teamId })).team : null;
    const whom = to && { teamId: to.id, teamName: to.name };
    return insertBattleAct(tx, { battleId, kind: 'message', ...whom, text: text.trim(), actor, at: now() });
  });
  changeFeed.publish({ participationId: null, battleId, messageId: act.id });
  return toBattleAct(act);
}

/** A page of everything that was done to a battle, latest first. Throws `not_found`. */
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
