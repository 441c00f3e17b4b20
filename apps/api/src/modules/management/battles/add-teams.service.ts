import type { NewTeams } from '@puzzle-runs/contract/management/team.ts';
import { restoreAdjustments } from '@puzzle-runs/domain/battle/audit-log.ts';
import { distributeTeams } from '@puzzle-runs/domain/battle/distribute-teams.ts';
import { Problem, refuseAll } from '@puzzle-runs/domain/problem.ts';
import { addTeam, storeParticipant } from '#modules/content/store-battle.service.ts';
import { listRegisteredSlugs, registrationLock } from '#modules/registration/registration.service.ts';
import type { Session } from '#session.ts';
import { nameFields, refuseMissing } from '../input-checks.ts';
import { getOwnExploration } from '../ownership.repository.ts';
import { insertBattleAct, listTeamActs } from './battle-acts.repository.ts';
import { getOwnBattle } from './battles.repository.ts';
import type { ControlDeps } from './change-battle-state.ts';
import { countTeamsPerRun, listOwnTeamsNamed } from './participants.repository.ts';

/**
 * Creates teams and lets them take part in an own battle, each in the run with the fewest teams: all or none. An own team of a name takes
 * part as it is, and one that takes part already stays as it is, so a repeated request changes nothing (docs/decisions/0083).
 * @throws `not_found` also for runs of other accounts, `missing` and `invalid_request` for names, `name_taken` for a name that stands in
 * the list twice or that a registered team of the battle has
 */
export async function addTeamsToBattle(
  { store, changeFeed, now }: ControlDeps,
  { user_id: creatorId, name: actor }: Session,
  battleId: number,
  { teams, explorations }: NewTeams & { explorations: number[] },
): Promise<{ created: number; added: number }> {
  refuseMissing(Object.fromEntries(teams.map(({ name }, index) => [`teams.${index}.name`, name])));
  const wanted = teams.map(({ name, code }, index) => {
    return { name, slug: '', ...nameFields(name, `teams.${index}.name`), code };
  });
  const at = now();
  const done = await store.transact(
    async (tx) => {
      await getOwnBattle(tx, creatorId, { id: battleId });
      const runs = [...new Set(explorations)];
      for (const id of runs) await getOwnExploration(tx, creatorId, id);
      refuseTaken(wanted, await listRegisteredSlugs(tx, battleId));
      const slugs = wanted.map(({ slug }) => slug);
      const own = new Map(
        (await listOwnTeamsNamed(tx, { creatorId, battleId, slugs })).map((team) => [team.slug, team]),
      );
      const missing = wanted.filter(({ slug }) => !own.get(slug)?.participantId);
      const played = distributeTeams(missing.length, runs, await countTeamsPerRun(tx, battleId));
      for (const [index, { name, slug, code }] of missing.entries()) {
        const known = own.get(slug);
        const teamId = known?.id ?? (await addTeam(tx, { creatorId, name, slug, image: null, code, createdAt: at }));
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
      return { created: missing.length - missing.filter(({ slug }) => own.has(slug)).length, added: missing.length };
    },
    { lock: registrationLock(battleId), long: true },
  );
  if (done.added > 0) changeFeed.publish({ participationId: null, battleId });
  return done;
}

/** Refuses names that occur twice in the list, and those of registered teams. */
function refuseTaken(wanted: readonly { name: string; slug: string }[], registered: readonly string[]): void {
  const taken = new Set(registered);
  const refused = wanted.flatMap(({ name, slug }, index) => {
    const free = !taken.has(slug);
    taken.add(slug);
    return free ? [] : [new Problem('name_taken', { name }, `teams.${index}.name`)];
  });
  refuseAll(refused);
}
