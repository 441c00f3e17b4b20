import type { ManagedTeam, NewTeam, NewTeams, TeamChange } from '@puzzle-runs/contract/management/team.ts';
import { changedFields } from '@puzzle-runs/domain/changed-fields.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { addTeam, addTeams } from '#modules/content/store-battle.service.ts';
import { claimingName, claimName, claimNames, claimOtherName } from '#modules/names/claim-name.service.ts';
import { listBattleIds } from '../battles/participants.repository.ts';
import { nextUpdatedAt, refuseMissing, refuseStale } from '../input-checks.ts';
import { getOwnTeam, type OwnTeam } from '../ownership.repository.ts';
import {
  deleteTeam,
  getTeamRow,
  listOwnTeamRows,
  listTeamRows,
  type TeamRow,
  teamHasPlayed,
  updateTeam,
} from './teams.repository.ts';

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

/** Throws `missing` without a name, `nameless`, `name_taken` when the caller already has a team of that name. */
export function createTeam(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  { user_id: creatorId }: Session,
  { name, image, code }: NewTeam,
): Promise<ManagedTeam> {
  refuseMissing({ name });
  return claimingName(() =>
    store.transact(async (tx) => {
      const named = await claimName(tx, { creatorId }, name);
      const id = await addTeam(tx, { creatorId, ...named, image, code, createdAt: now() });
      return toManagedTeam(await getTeamRow(tx, id));
    }),
  );
}

/**
 * Creates several teams: all or none. Returns them in the given order. Throws `missing` and `nameless` for names,
 * `name_taken` for each name that the caller already uses or that occurs twice in the list.
 */
export function createTeams(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  { user_id: creatorId }: Session,
  { teams }: NewTeams,
): Promise<{ count: number; rows: ManagedTeam[] }> {
  const names = teams.map(({ name }, index) => ({ name, path: `teams.${index}.name` }));
  refuseMissing(Object.fromEntries(names.map(({ name, path }) => [path, name])));
  const createdAt = now();
  return claimingName(() =>
    store.transact(async (tx) => {
      const named = await claimNames(tx, { creatorId }, names);
      const added = named.map((team, index) => {
        return { ...team, creatorId, image: null, code: teams[index]?.code ?? null, createdAt };
      });
      const rows = await listTeamRows(tx, await addTeams(tx, added));
      return { count: rows.length, rows: rows.map(toManagedTeam) };
    }),
  );
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

/**
 * Writes the fields that were sent and differ. Throws `not_found`,
 * `missing`, `nameless`, `conflict`, `nochange`, `name_taken`.
 */
export function changeTeam(
  { now, ...deps }: Pick<Deps, 'store' | 'changeFeed' | 'now'>,
  session: Session,
  id: number,
  change: TeamChange,
): Promise<ManagedTeam> {
  const { name, image, code } = change;
  refuseMissing({ name });
  return claimingName(() =>
    changingTeam(deps, session, id, async (tx, team) => {
      refuseStale(team, change);
      const named = await claimOtherName(tx, { creatorId: session.user_id }, team, name);
      const changed = changedFields(team, { ...named, image, code });
      await updateTeam(tx, id, { ...changed, updatedAt: nextUpdatedAt(team, now()) });
      return toManagedTeam(await getTeamRow(tx, id));
    }),
  );
}

/** Deletes a team. If it has played, name and points stay in the rankings, without an owner. */
export async function removeTeam(deps: Pick<Deps, 'store' | 'changeFeed'>, session: Session, id: number) {
  await changingTeam(deps, session, id, async (tx) => {
    if (await teamHasPlayed(tx, id)) await updateTeam(tx, id, { creatorId: null, image: null });
    else await deleteTeam(tx, id);
  });
  return { deleted: true as const };
}
