import type {
  ExplorationChange,
  ManagedExploration,
  NewExploration,
} from '@puzzle-runs/contract/management/exploration.ts';
import { changedFields } from '@puzzle-runs/domain/changed-fields.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { type EditDeps, editExploration } from '#modules/content/edit-exploration.service.ts';
import {
  addExploration,
  changeExplorationRow,
  deleteWholeExploration,
  emptyExploration,
} from '#modules/content/store-exploration.service.ts';
import type { Session } from '#session.ts';
import { listBattleIds } from '../battles/participants.repository.ts';
import { cleanHtmlField, nameFields, nextUpdatedAt, orNameTaken, refuseMissing, refuseStale } from '../input-checks.ts';
import { getOwnExploration, getOwnExplorationNamed } from '../ownership.repository.ts';
import { getManagedRow, hasPlayers, listOwn } from './explorations.repository.ts';
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
  const text = cleanHtmlField(description);
  refuseMissing({ name, description: text, postal_code });
  const named = { name, slug: '', ...nameFields(name) };
  const at = now();
  return store.transact(async (tx) => {
    const exploration = { creatorId, ...named, description: text, image, postalCode: postal_code, code };
    const inserting = addExploration(tx, { ...exploration, published: false, createdAt: at, updatedAt: at });
    return readManaged(tx, await orNameTaken(inserting, name));
  });
}

/**
 * Changes what was sent and differs. A published run moves on lists and maps with it.
 * @throws `not_found`, `missing`, `conflict`, `nochange`, `name_taken`.
 */
export function changeExploration(
  { now, ...deps }: EditDeps,
  { user_id }: Session,
  id: number,
  change: ExplorationChange,
): Promise<ManagedExploration> {
  const { name, postal_code } = change;
  const description = cleanHtmlField(change.description);
  refuseMissing({ name, description, postal_code });
  const sent = {
    ...nameFields(name),
    description,
    image: change.image,
    postalCode: postal_code,
    code: change.code,
  };
  return editExploration(deps, async (tx, markChanged) => {
    const exploration = await getOwnExploration(tx, user_id, id);
    markChanged(id);
    refuseStale(exploration, change);
    const changed = changedFields(exploration, sent);
    const updating = changeExplorationRow(tx, exploration, {
      ...changed,
      updatedAt: nextUpdatedAt(exploration, now()),
    });
    await orNameTaken(updating, name ?? exploration.name);
    return readManaged(tx, id);
  });
}

/**
 * Deletes a run with all it holds. Where somebody plays it, an empty run without an owner remains, for the points earned in it
 * (design part 6).
 */
export async function removeExploration(deps: Pick<Deps, 'store' | 'changeFeed'>, { user_id }: Session, id: number) {
  const battles = await editExploration(deps, async (tx, markChanged) => {
    const exploration = await getOwnExploration(tx, user_id, id);
    markChanged(id);
    const battles = await listBattleIds(tx, { explorationId: id });
    await ((await hasPlayers(tx, id)) ? emptyExploration(tx, exploration) : deleteWholeExploration(tx, exploration));
    return battles;
  });
  for (const battleId of battles) deps.changeFeed.publish({ participationId: null, battleId }); // its teams went with it
  return { deleted: true as const };
}

/** What a share page shows: the address that joins the run, with its code. */
export async function readShare(
  { store: { db }, config }: Pick<Deps, 'store' | 'config'>,
  { user_id }: Session,
  slug: string,
) {
  const exploration = await getOwnExplorationNamed(db, user_id, slug);
  const { id, name, image, description, code, published } = exploration;
  const url = new URL('/join', config.playerUrl);
  url.searchParams.set('exploration_id', String(id));
  if (code !== null) url.searchParams.set('exploration_code', code);
  return { id, name, slug, image, description, code, published, join_url: url.href };
}
