import type {
  ExplorationChange,
  ManagedExploration,
  NewExploration,
} from '@puzzle-runs/contract/management/exploration.ts';
import { changedFields } from '@puzzle-runs/domain/changes.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db, Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import {
  countOnMap,
  deleteSearchText,
  insertExploration,
  updateSearchText,
} from '#modules/run-file/run-file.service.ts';
import type { Session } from '#modules/users/sessions.service.ts';
import { changeRun, type Editing } from '../../content/edit-exploration.service.ts';
import { refreshTotals } from '../../content/totals.repository.ts';
import { listBattleIds } from '../battles/participants.repository.ts';
import { changedAt, claimingName, htmlField, nameFields, refuseMissing, refuseStale } from '../input-checks.ts';
import { getOwnExploration, getOwnExplorationNamed, type OwnExploration } from '../ownership.repository.ts';
import {
  deleteExploration,
  deletePoisOf,
  getManagedRow,
  hasPlayers,
  listOwn,
  updateExploration,
} from './explorations.repository.ts';
import { toManagedExploration } from './managed-exploration.ts';

interface OwnQuery {
  /** Slug; a run that is not there, or not the caller's, is `not_found`. */
  name?: string | undefined;
  search?: string | undefined;
  limit: number;
  offset: number;
}

/** A page of the caller's runs, drafts among them, newest first. */
export async function listOwnExplorations(
  { store: { db } }: Pick<Deps, 'store'>,
  { user_id: creatorId }: Session,
  { limit, offset, ...filters }: OwnQuery,
) {
  const { count, rows } = await listOwn(db, { ...filters, creatorId }, { limit, offset });
  if (filters.name !== undefined && count === 0) throw new Problem('not_found');
  return { count, rows: rows.map(toManagedExploration) };
}

/** The run as it is after a change. */
export async function readManaged(db: Db, id: number): Promise<ManagedExploration> {
  return toManagedExploration(await getManagedRow(db, id));
}

/**
 * Creates a run as a draft (design part 4).
 * @throws `missing` for empty fields, `name_taken`.
 */
export function createExploration(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  { user_id: creatorId }: Session,
  { name, description, image, postal_code, code }: NewExploration,
): Promise<ManagedExploration> {
  const text = htmlField(description);
  refuseMissing({ name, description: text, postal_code });
  const named = { name, slug: '', ...nameFields(name) };
  const at = now();
  return store.transact(async (tx) => {
    const run = { creatorId, ...named, description: text, image, postalCode: postal_code, code };
    const inserting = insertExploration(tx, { ...run, published: false, createdAt: at, updatedAt: at });
    return readManaged(tx, await claimingName(inserting, name));
  });
}

/**
 * Changes what was sent and differs. A published run moves on lists and maps with it.
 * @throws `not_found`, `missing`, `conflict`, `nochange`, `name_taken`.
 */
export function changeExploration(
  { now, ...deps }: Editing,
  { user_id }: Session,
  id: number,
  change: ExplorationChange,
): Promise<ManagedExploration> {
  const { name, postal_code } = change;
  const description = htmlField(change.description);
  refuseMissing({ name, description, postal_code });
  const sent = {
    ...nameFields(name),
    description,
    image: change.image,
    postalCode: postal_code,
    code: change.code,
  };
  return changeRun(deps, async (tx, changes) => {
    const run = await getOwnExploration(tx, user_id, id);
    changes(id);
    refuseStale(run, change);
    const changed = changedFields(run, sent);
    const updating = updateExploration(tx, id, { ...changed, updatedAt: changedAt(run, now()) });
    await claimingName(updating, name ?? run.name);
    await relist(tx, run, { ...run, ...changed });
    return readManaged(tx, id);
  });
}

/** Everybody's published runs are counted in one row: it is left alone where a run stays what it is there. */
async function relist(tx: Tx, before: OwnExploration, after: OwnExploration): Promise<void> {
  const moves = after.postalCode !== before.postalCode;
  if (moves || after.name !== before.name) await updateSearchText(tx, after.id, after);
  const opensOrCloses = (after.code === null) !== (before.code === null);
  if (!before.published || !(moves || opensOrCloses)) return;
  await countOnMap(tx, before, -1);
  await countOnMap(tx, after, 1);
}

/**
 * Deletes a run with all it holds. Where somebody plays it, an empty run without an owner remains, for the points earned in it
 * (design part 6).
 */
export async function removeExploration(deps: Pick<Deps, 'store' | 'hub'>, { user_id }: Session, id: number) {
  const battles = await changeRun(deps, async (tx, changes) => {
    const run = await getOwnExploration(tx, user_id, id);
    changes(id);
    const battles = await listBattleIds(tx, { explorationId: id });
    if (run.published) await countOnMap(tx, run, -1);
    await deleteSearchText(tx, id);
    if (await hasPlayers(tx, id)) await emptyExploration(tx, run);
    else await deleteExploration(tx, id);
    return battles;
  });
  for (const battleId of battles) deps.hub.publish({ participationId: null, battleId }); // its teams went with it
  return { deleted: true as const };
}

async function emptyExploration(tx: Tx, { id, slug }: OwnExploration): Promise<void> {
  await deletePoisOf(tx, id);
  await refreshTotals(tx, id);
  await updateExploration(tx, id, {
    creatorId: null,
    slug: `${slug}~${id}`, // no name leads to it, so the name is free again
    description: '',
    image: null,
    code: null,
    published: false,
  });
}

/** What a share page shows: the address that joins the run, with its code. */
export async function readShare(
  { store: { db }, config }: Pick<Deps, 'store' | 'config'>,
  { user_id }: Session,
  slug: string,
) {
  const run = await getOwnExplorationNamed(db, user_id, slug);
  const { id, name, image, description, code, published } = run;
  const url = new URL('/join', config.playerUrl);
  url.searchParams.set('exploration_id', String(id));
  if (code !== null) url.searchParams.set('exploration_code', code);
  return { id, name, slug, image, description, code, published, join_url: url.href };
}
