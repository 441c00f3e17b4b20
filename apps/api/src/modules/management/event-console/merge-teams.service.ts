import type { ManagedParticipant } from '@puzzle-runs/contract/management/battle.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { isolated } from '@puzzle-runs/domain/text/isolated.ts';
import type { Db, Tx } from '#db/store.ts';
import type { Session } from '#http/session.ts';
import { mergeParticipations, planMerge } from '#modules/joining/merge-participations.service.ts';
import { absorbTeam } from '#modules/play/submit/carry-out.service.ts';
import { forgetName, isRegisteredTeam } from '#modules/registration/decide-name.service.ts';
import { insertBattleAct } from '../battles/battle-acts.repository.ts';
import { getOwnBattle } from '../battles/battles.repository.ts';
import type { ControlDeps } from '../battles/change-battle-state.ts';
import { toParticipant } from '../battles/managed-battle.ts';
import { getParticipant, type ParticipantRow } from '../battles/participants.repository.ts';
import { mergeParticipants } from './event.repository.ts';

interface Merge {
  battle_id: number;
  /** Leaves the battle. */
  participant_id: number;
  /** Stays, with its name and its codes. */
  into_participant_id: number;
}

/**
 * Merges a team into another one of the same battle: its phones play on in the team that stays, which gets the
 * progress, the given points and the longer extra time of the two (docs/decisions/0076).
 * @throws `not_found`, `nochange` for one and the same team,
 * `team_has_progress`, `conflict` if a phone of the teams played meanwhile
 */
export async function mergeTeams(
  { store, changeFeed, now }: ControlDeps,
  { user_id, name: actor }: Session,
  { battle_id: battleId, participant_id, into_participant_id }: Merge,
): Promise<ManagedParticipant> {
  const ids = [participant_id, into_participant_id] as const;
  if (participant_id === into_participant_id) throw new Problem('nochange');
  await getOwnBattle(store.db, user_id, { id: battleId });
  const planned = await planMerge(store.db, await sidesOf(store.db, battleId, ids));
  const at = now();
  let changed: (number | null)[] = [];
  const merged = await store.transact(
    async (tx) => {
      await getOwnBattle(tx, user_id, { id: battleId });
      const sides = await sidesOf(tx, battleId, ids);
      const plan = await planMerge(tx, sides);
      // Another participation would be dropped than the locked one.
      if (plan.dropped !== planned.dropped) throw new Problem('conflict');
      await absorbTeam(tx, {
        kept: plan.kept,
        dropped: [plan.dropped, plan.earlier].filter((id) => id !== null),
        adjustedOfOther: (teamId) => (teamId === sides.from.teamId ? sides.into : sides.from).adjusted,
      });
      await mergeParticipations(tx, { ...sides, plan }, at);
      await joinSides(tx, sides, { explorationId: plan.explorationId, actor, at });
      changed = [plan.dropped, plan.earlier, plan.kept];
      return toParticipant(await getParticipant(tx, battleId, { id: into_participant_id }));
    },
    // The lock of its submissions: an answer that arrives meanwhile goes to the participation that is kept.
    planned.dropped === null ? {} : { lock: `participation:${planned.dropped}` },
  );
  for (const participationId of changed)
    if (participationId !== null) changeFeed.publish({ participationId, battleId });
  changeFeed.publish({ participationId: null, battleId });
  return merged;
}

type Side = ParticipantRow & { battleId: number; teamId: number; explorationId: number };

async function sidesOf(db: Db, battleId: number, [from, into]: readonly [number, number]) {
  const side = async (id: number): Promise<Side> => {
    const row = await getParticipant(db, battleId, { id });
    return { ...row, battleId, teamId: row.team.id, explorationId: row.exploration.id };
  };
  return { from: await side(from), into: await side(into) };
}

/** Removes the participant of the merged team, gives its points and extra minutes to the other, and logs all of it. */
async function joinSides(
  tx: Tx,
  { from, into }: { from: Side; into: Side },
  { explorationId, actor, at }: { explorationId: number; actor: string; at: Date },
): Promise<void> {
  const { battleId } = into;
  const minutes = Math.max(from.extraMinutes, into.extraMinutes);
  await mergeParticipants(tx, { from: from.id, into: into.id, explorationId, adjusted: from.adjusted, minutes });
  const registered = await isRegisteredTeam(tx, { battleId, teamId: from.teamId });
  if (registered) await forgetName(tx, from.teamId);
  const log = { battleId, actor, at };
  // The log entry of the merged team tells its printed card where it went. The entry is deleted with a registered team,
  // whose name must not stay longer.
  const named = !registered && (await isRegisteredTeam(tx, { battleId, teamId: into.teamId })) ? into : from;
  const text = `${isolated(from.team.name)} → ${isolated(into.team.name)}`;
  await insertBattleAct(tx, { ...log, kind: 'teams_merged', teamId: named.teamId, teamName: named.team.name, text });
  if (from.adjusted !== 0) {
    for (const [side, amount] of [
      [from, -from.adjusted],
      [into, from.adjusted],
    ] as const)
      await insertBattleAct(tx, {
        ...log,
        kind: 'points',
        teamId: side.teamId,
        teamName: side.team.name,
        text: '',
        amount,
      });
  }
  if (minutes > into.extraMinutes)
    await insertBattleAct(tx, {
      ...log,
      kind: 'extra_minutes',
      teamId: into.teamId,
      teamName: into.team.name,
      amount: minutes,
    });
}
