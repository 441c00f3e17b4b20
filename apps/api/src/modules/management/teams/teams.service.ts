import type { ManagedTeam, NewTeam, NewTeams, TeamChange } from '@puzzle-runs/contract/management/team.ts';
import { changedFields } from '@puzzle-runs/domain/changed-fields.ts';
import { Problem, refuseAll } from '@puzzle-runs/domain/problem.ts';
import type { Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { addTeam, addTeams } from '#modules/content/store-battle.service.ts';
import type { Session } from '#session.ts';
import { listBattleIds } from '../battles/participants.repository.ts';
import { nameFields, nextUpdatedAt, orNameTaken, refuseMissing, refuseStale } from '../input-checks.ts';
import { getOwnTeam, type OwnTeam } from '../ownership.repository.ts';
import { getTeamRow, listOwnTeamRows, listTeamRows, type TeamRow } from './team-rows.repository.ts';
import { deleteTeam, listTakenSlugs, teamHasPlayed, updateTeam } from './teams.repository.ts';

function toManagedTeam({ createdAt, updatedAt, ...team }: TeamRow): ManagedTeam {
  return { ...team, created_at: createdAt.toISOString(), updated_at: updatedAt.toISOString() };
}

/** A page of the caller's teams, by name. Throws `not_found` when `name` matches none. */
export async function listOwnTeams(
  { store: { db } }: Pick<Deps, 'store'>,
  { user_id: creatorId }: Session,
  { name, limit, offset }: { name?: string | undefined; limit: number; offset: number },
) {
  const { count, rows } = await listOwnTeamRows(db, { creatorId, name }, { limit, offset });
  if (name !== undefined && count === 0) throw new Problem('not_found');
  return { count, rows: rows.map(toManagedTeam) };
}

/** Throws `missing` without a name, `name_taken` when the caller already has a team of that name. */
export function createTeam(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  { user_id: creatorId }: Session,
  { name, image, code }: NewTeam,
): Promise<ManagedTeam> {
  refuseMissing({ name });
  const named = { name, slug: '', ...nameFields(name) };
  return store.transact(async (tx) => {
    const id = await orNameTaken(addTeam(tx, { creatorId, ...named, image, code, createdAt: now() }), name);
    return toManagedTeam(await getTeamRow(tx, id));
  });
}

/**
 * Creates several teams: all or none. Returns them in the given order. Throws `missing` and `invalid_request` for names, `name_taken` for
 * each name that the caller already uses or that occurs twice in the list.
 */
export function createTeams(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  { user_id: creatorId }: Session,
  { teams }: NewTeams,
): Promise<{ count: number; rows: ManagedTeam[] }> {
  refuseMissing(Object.fromEntries(teams.map(({ name }, index) => [`teams.${index}.name`, name])));
  const createdAt = now();
  const added = teams.map(({ name, code }, index) => {
    return { name, slug: '', ...nameFields(name, `teams.${index}.name`), creatorId, image: null, code, createdAt };
  });
  return store.transact(async (tx) => {
    const slugs = new Set(
      await listTakenSlugs(
        tx,
        creatorId,
        added.map(({ slug }) => slug),
      ),
    );
    const taken = added.flatMap(({ name, slug }, index) => {
      const free = !slugs.has(slug);
      slugs.add(slug);
      return free ? [] : [new Problem('name_taken', { name }, `teams.${index}.name`)];
    });
    refuseAll(taken);
    const rows = await listTeamRows(tx, await addTeams(tx, added));
    return { count: rows.length, rows: rows.map(toManagedTeam) };
  });
}

/** Runs `work` on an own team and notifies its battles, whose rankings show the team. Throws `not_found`. */
async function changingTeam<T>(
  { store, changeFeed }: Pick<Deps, 'store' | 'changeFeed'>,
  { user_id }: Session,
  id: number,
  work: (tx: Tx, team: OwnTeam) => Promise<T>,
): Promise<T> {
  const { done, battles } = await store.transact(async (tx) => {
    const team = await getOwnTeam(tx, user_id, id);
    const battles = await listBattleIds(tx, { teamId: id });
    return { battles, done: await work(tx, team) };
  });
  for (const battleId of battles) changeFeed.publish({ participationId: null, battleId });
  return done;
}

/** Writes the fields that were sent and differ. Throws `not_found`, `missing`, `conflict`, `nochange`, `name_taken`. */
export function changeTeam(
  { now, ...deps }: Pick<Deps, 'store' | 'changeFeed' | 'now'>,
  session: Session,
  id: number,
  change: TeamChange,
): Promise<ManagedTeam> {
  const { name, image, code } = change;
  refuseMissing({ name });
  const sent = { ...nameFields(name), image, code };
  return changingTeam(deps, session, id, async (tx, team) => {
    refuseStale(team, change);
    const changed = { ...changedFields(team, sent), updatedAt: nextUpdatedAt(team, now()) };
    await orNameTaken(updateTeam(tx, id, changed), name ?? team.name);
    return toManagedTeam(await getTeamRow(tx, id));
  });
}

/** Deletes a team. If it has played, name and points stay in the rankings, without an owner. */
export async function removeTeam(deps: Pick<Deps, 'store' | 'changeFeed'>, session: Session, id: number) {
  await changingTeam(deps, session, id, async (tx) => {
    if (await teamHasPlayed(tx, id)) await updateTeam(tx, id, { creatorId: null, image: null });
    else await deleteTeam(tx, id);
  });
  return { deleted: true as const };
}
