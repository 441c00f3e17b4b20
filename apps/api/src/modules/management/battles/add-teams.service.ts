import type { NewTeams } from '@puzzle-runs/contract/management/team.ts';
import { restoreAdjustments } from '@puzzle-runs/domain/battle/audit-log.ts';
import { distributeTeams } from '@puzzle-runs/domain/battle/registration.ts';
import { Problem, refuseAll } from '@puzzle-runs/domain/problem.ts';
import { comparableText } from '@puzzle-runs/domain/text/comparable-text.ts';
import type { Tx } from '#db/store.ts';
import type { Session } from '#http/session.ts';
import { addTeam, storeParticipant } from '#modules/content/store-battle.service.ts';
import { type ClaimedName, claimingName, claimNames } from '#modules/names/claim-name.service.ts';
import { readRegisteredNames, registrationLock } from '#modules/registration/registration.service.ts';
import { refuseMissing } from '../input-checks.ts';
import { getOwnExploration } from '../ownership.repository.ts';
import { insertBattleAct, listTeamActs } from './battle-acts.repository.ts';
import { getOwnBattle } from './battles.repository.ts';
import type { ControlDeps } from './change-battle-state.ts';
import { countTeamsPerRun, listOwnTeamsIn } from './participants.repository.ts';

/**
 * Creates teams and lets them take part in an own battle, each in the run with the fewest teams: all or none. An own
 * team of a name takes part as it is, and one that takes part already stays as it is, so a repeated request changes
 * nothing (docs/decisions/0076).
 * @throws `not_found` also for runs of other accounts, `missing` and `nameless` for names, `name_taken` for a name that
 * stands in the list twice or that a registered team of the battle has
 */
export async function addTeamsToBattle(
  { store, changeFeed, now }: ControlDeps,
  { user_id: creatorId, name: actor }: Session,
  battleId: number,
  { teams, explorations }: NewTeams & { explorations: number[] },
): Promise<{ created: number; added: number }> {
  refuseMissing(Object.fromEntries(teams.map(({ name }, index) => [`teams.${index}.name`, name])));
  const wanted = teams.map(({ name, code }, index) => {
    return { name, code, compared: comparableText(name), path: `teams.${index}.name` };
  });
  const at = now();
  const adding = () =>
    store.transact(
      async (tx) => {
        await getOwnBattle(tx, creatorId, { id: battleId });
        const runs = [...new Set(explorations)];
        for (const id of runs) await getOwnExploration(tx, creatorId, id);
        refuseTaken(wanted, await readRegisteredNames(tx, battleId));
        const own = new Map(
          (await listOwnTeamsIn(tx, { creatorId, battleId })).map((team) => [comparableText(team.name), team]),
        );
        const missing = wanted.filter(({ compared }) => !own.get(compared)?.participantId);
        const unknown = missing.filter(({ compared }) => !own.has(compared));
        const claimed = (await claimNames(tx, { creatorId }, unknown)).values();
        const played = distributeTeams(missing.length, runs, await countTeamsPerRun(tx, battleId));
        for (const [index, { compared, name, code }] of missing.entries()) {
          const known = own.get(compared);
          const teamId = known?.id ?? (await addNext(tx, claimed, { creatorId, image: null, code, createdAt: at }));
          const kept = known ? restoreAdjustments(await listTeamActs(tx, { battleId, teamId })) : {};
          await storeParticipant(tx, { battleId, explorationId: played[index] ?? 0, teamId, ...kept });
          await insertBattleAct(tx, {
            battleId,
            kind: 'participant_added',
            teamId,
            teamName: known?.name ?? name,
            actor,
            at,
          });
        }
        return { created: unknown.length, added: missing.length };
      },
      { lock: registrationLock(battleId), long: true },
    );
  const done = await claimingName(adding);
  if (done.added > 0) changeFeed.publish({ participationId: null, battleId });
  return done;
}

/** Adds a team with the next of the claimed names; returns its id. */
function addNext(
  tx: Tx,
  claimed: Iterator<ClaimedName>,
  team: Omit<Parameters<typeof addTeam>[1], keyof ClaimedName>,
): Promise<number> {
  const { value } = claimed.next();
  return addTeam(tx, { ...(value as ClaimedName), ...team });
}

/** Refuses names that occur twice in the list, and those of registered teams. */
function refuseTaken(
  wanted: readonly { name: string; compared: string; path: string }[],
  registered: ReadonlySet<string>,
): void {
  const taken = new Set(registered);
  const refused = wanted.flatMap(({ name, compared, path }) => {
    const free = !taken.has(compared);
    taken.add(compared);
    return free ? [] : [new Problem('name_taken', { name }, path)];
  });
  refuseAll(refused);
}
