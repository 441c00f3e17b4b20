import type { ManagedParticipant } from '@puzzle-runs/contract/management/battle.ts';
import { sumOfGiven } from '@puzzle-runs/domain/game/organiser-acts.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Session } from '#http/session.ts';
import { carryOut } from '#modules/play/submit/carry-out.service.ts';
import { findPlayed } from '#modules/play/submit/find-played.service.ts';
import { insertBattleAct, markUndone } from './battle-acts.repository.ts';
import { getOwnBattle } from './battles.repository.ts';
import { battleLock } from './battles.service.ts';
import type { ControlDeps } from './change-battle-state.ts';
import { toParticipant } from './managed-battle.ts';
import {
  addPoints,
  findParticipationOf,
  getParticipant,
  setExtraMinutes,
  setStartDelay,
} from './participants.repository.ts';

const MINUTE_MS = 60_000;

interface GivenPoints {
  team_id: number;
  points: number;
  reason: string;
  /** Id of the act that this one undoes. */
  undoes?: number;
}

/**
 * Adds points to a team, or subtracts them, with a reason. They count for net points and ranking; the highest net
 * points never drop (domain/game/organiser-acts.ts). The phones of the team are told.
 * @throws `not_found`, `conflict` if the team joined meanwhile
 */
export async function givePoints(
  { store, changeFeed, log, now }: ControlDeps,
  { user_id, name: actor }: Session,
  battleId: number,
  { team_id: teamId, points, reason, undoes }: GivenPoints,
): Promise<ManagedParticipant> {
  await getOwnBattle(store.db, user_id, { id: battleId });
  const side = await getParticipant(store.db, battleId, { teamId });
  const ids = { battleId, teamId, explorationId: side.exploration.id };
  const playing = await findParticipationOf(store.db, ids);
  let messageId = 0;
  const given = await store.transact(
    async (tx) => {
      await getOwnBattle(tx, user_id, { id: battleId });
      if (undoes !== undefined) await markUndone(tx, undoes, now());
      const { id, team, adjusted } = await getParticipant(tx, battleId, { teamId });
      if ((await findParticipationOf(tx, ids)) !== playing) throw new Problem('conflict'); // it has another lock
      const played = playing === undefined ? undefined : await findPlayed(tx, playing, store.db);
      if (played)
        await carryOut({ log }, tx, played, { act: 'give_points', points }, { at: now().getTime(), by: null });
      else sumOfGiven(adjusted, points);
      await addPoints(tx, id, points);
      const to = { teamId, teamName: team.name };
      const act = { battleId, kind: 'points', ...to, amount: points, text: reason, actor, at: now() } as const;
      messageId = (await insertBattleAct(tx, act)).id;
      return toParticipant(await getParticipant(tx, battleId, { id }));
    },
    // The same lock as for the team's submissions: neither overwrites the counters of the other.
    { lock: playing === undefined ? battleLock(battleId) : `participation:${playing}` },
  );
  changeFeed.publish({ participationId: playing ?? null, battleId });
  changeFeed.publish({ participationId: null, battleId, messageId });
  return given;
}

/** Moves the start and the end of one team: so many minutes after those of its battle. Throws `not_found`, `nochange`. */
export async function moveStart(
  { store, changeFeed, now }: ControlDeps,
  { user_id, name: actor }: Session,
  { battle_id: battleId, participant_id: id }: { battle_id: number; participant_id: number },
  minutes: number,
): Promise<ManagedParticipant> {
  const moved = await store.transact(async (tx) => {
    await getOwnBattle(tx, user_id, { id: battleId });
    const { team, startDelay } = await getParticipant(tx, battleId, { id });
    if (startDelay === minutes * MINUTE_MS) throw new Problem('nochange');
    await setStartDelay(tx, id, minutes * MINUTE_MS);
    const to = { teamId: team.id, teamName: team.name };
    await insertBattleAct(tx, { battleId, kind: 'start_delay', ...to, amount: minutes, actor, at: now() });
    return toParticipant(await getParticipant(tx, battleId, { id }));
  });
  changeFeed.publish({ participationId: null, battleId });
  return moved;
}

/** Sets the extra minutes one team may play after the end of the battle. Throws `not_found`, `nochange`. */
export async function giveTime(
  { store, changeFeed, now }: ControlDeps,
  { user_id, name: actor }: Session,
  { battle_id: battleId, participant_id: id }: { battle_id: number; participant_id: number },
  { extra_minutes: minutes, undoes }: { extra_minutes: number; undoes?: number },
): Promise<ManagedParticipant> {
  const given = await store.transact(async (tx) => {
    await getOwnBattle(tx, user_id, { id: battleId });
    const { team, extraMinutes } = await getParticipant(tx, battleId, { id });
    if (undoes !== undefined) await markUndone(tx, undoes, now());
    if (extraMinutes === minutes) throw new Problem('nochange');
    await setExtraMinutes(tx, id, minutes);
    const to = { teamId: team.id, teamName: team.name };
    await insertBattleAct(tx, { battleId, kind: 'extra_minutes', ...to, amount: minutes, actor, at: now() });
    return toParticipant(await getParticipant(tx, battleId, { id }));
  });
  changeFeed.publish({ participationId: null, battleId });
  return given;
}
