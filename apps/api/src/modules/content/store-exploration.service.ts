import { freeName, freeSlugStart } from '@puzzle-runs/domain/exploration/free-name.ts';
import { slugify } from '@puzzle-runs/domain/exploration/slug.ts';
import type { Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';
import { takenIn } from '#modules/names/claim-name.service.ts';
import { newLinkKey } from '#secrets/unguessable-codes.ts';
import {
  addRating,
  deleteExploration,
  deletePoisOf,
  insertExploration,
  listSlugsFrom,
  type NewExplorationRow,
  updateExploration,
} from './exploration-rows.repository.ts';
import { countOnMap, deleteSearchText, insertSearchText, refreshSearchText } from './listing.repository.ts';
import { refreshTotals } from './totals.repository.ts';

type ExplorationRow = Tables['explorations']['$inferSelect'];
type ExplorationChanges = Partial<ExplorationRow> & { updatedAt: Date };

/** Inserts an exploration, indexes it for the search and, if everybody finds it, counts it on the map. Returns its id. */
export async function addExploration(tx: Tx, exploration: NewExplorationRow): Promise<number> {
  const linkKey = exploration.visibility === 'link' ? newLinkKey() : null;
  const id = await insertExploration(tx, { ...exploration, linkKey });
  await insertSearchText(tx, id, exploration);
  if (isOnMap(exploration)) await countOnMap(tx, { ...exploration, code: exploration.code ?? null }, 1);
  return id;
}

/** Whether everybody finds an exploration; one that only its link finds is not counted. */
function isOnMap({ published, visibility = 'public' }: Pick<NewExplorationRow, 'published' | 'visibility'>): boolean {
  return published && visibility === 'public';
}

/**
 * Writes changed columns; the search index and the counts of the map follow. A run that from now on only its link finds
 * gets a key, unless it has one from before.
 */
export async function changeExplorationRow(tx: Tx, before: ExplorationRow, wanted: ExplorationChanges): Promise<void> {
  const needsKey = wanted.visibility === 'link' && before.linkKey === null;
  const changes = needsKey ? { ...wanted, linkKey: newLinkKey() } : wanted;
  const after = { ...before, ...changes };
  await updateExploration(tx, before.id, changes);
  if (after.postalCode !== before.postalCode || after.name !== before.name) await refreshSearchText(tx, before.id);
  await updateMapCounts(tx, before, after);
}

/**
 * All explorations on the map share one counter row: leave it
 * alone unless the counts change, so that writers do not queue.
 */
async function updateMapCounts(tx: Tx, before: ExplorationRow, after: ExplorationRow): Promise<void> {
  const moved = after.postalCode !== before.postalCode;
  const protectionChanged = (after.code === null) !== (before.code === null);
  const [was, is] = [isOnMap(before), isOnMap(after)];
  if (was === is && !(was && (moved || protectionChanged))) return;
  if (was) await countOnMap(tx, before, -1);
  if (is) await countOnMap(tx, after, 1);
}

/** Deletes an exploration with everything in it. */
export async function deleteWholeExploration(tx: Tx, exploration: ExplorationRow): Promise<void> {
  await unlist(tx, exploration);
  await deleteExploration(tx, exploration.id);
}

/** Deletes the content and the owner of an exploration; the row stays, because players earned points in it. */
export async function emptyExploration(tx: Tx, exploration: ExplorationRow): Promise<void> {
  const { id, slug } = exploration;
  await unlist(tx, exploration);
  await deletePoisOf(tx, id);
  await refreshTotals(tx, id);
  await updateExploration(tx, id, {
    creatorId: null,
    slug: `${slug}~${id}`, // frees the name: no name has a slug with a tilde
    description: '',
    intro: '',
    finale: '',
    image: null,
    code: null,
    visibility: 'public',
    linkKey: null,
    published: false,
  });
}

async function unlist(tx: Tx, exploration: ExplorationRow): Promise<void> {
  if (isOnMap(exploration)) await countOnMap(tx, exploration, -1);
  await deleteSearchText(tx, exploration.id);
}

/** Stores how many minutes players take; null for unknown. It is no edit of the creator, so `updatedAt` stays. */
export function setMeasuredMinutes(tx: Tx, id: number, measuredMinutes: number | null): Promise<void> {
  return updateExploration(tx, id, { measuredMinutes });
}

/** Replaces one participation's rating in the average of its exploration. `before` is null for its first rating. */
export function replaceRating(
  tx: Tx,
  explorationId: number,
  { before, after }: { before: number | null; after: number },
): Promise<void> {
  return addRating(tx, explorationId, { sum: after - (before ?? 0), ratings: before === null ? 1 : 0 });
}

/** Returns the name if no exploration has it, else `Name (2)`, `Name (3)` … Race: use inside `retryOnNameTaken`. */
export async function freeExplorationName(tx: Tx, name: string): Promise<string> {
  const slug = slugify(name);
  const { names } = await takenIn(tx, 'explorations', { name, slug });
  return freeName(name, new Set(await listSlugsFrom(tx, freeSlugStart(slug))), names);
}
