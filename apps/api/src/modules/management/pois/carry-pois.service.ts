import { Problem } from '@puzzle-runs/domain/problem.ts';
import { retryOnNameTaken } from '#db/retry-on-name-taken.ts';
import type { Tx } from '#db/store.ts';
import type { Session } from '#http/session.ts';
import { type EditDeps, editExploration } from '#modules/content/edit-exploration.service.ts';
import { deleteWholePoi, movePois as writePositions } from '#modules/content/store-poi.service.ts';
import { editOrder, keepWhatIsOpen } from '#modules/play/conditions/edit-conditions.service.ts';
import { copyPois } from '#modules/run-file/copy-parts.service.ts';
import { getOwnExplorationNamed, getOwnPois } from '../ownership.repository.ts';
import { placedAt } from '../reorder.ts';
import { listNamedPois, listPoiPositions } from './pois.repository.ts';
import { readManagedPoi } from './pois.service.ts';

interface Carried {
  /** Slug of the own exploration that gets the pois. */
  exploration_name: string;
  poi_ids: readonly number[];
  /** Of the first one; without it, they come last. */
  position?: number | undefined;
}

/**
 * Copies own pois with all their content into an own exploration. Arrival codes of the copies are new.
 * @throws `not_found`, `limit_reached`, `cyclic_conditions`, `invalid_request` for photo tasks where photos are off
 */
export function copyOwnPois(
  { now, ...deps }: EditDeps,
  { user_id }: Session,
  { exploration_name, poi_ids, position }: Carried,
) {
  return retryOnNameTaken(() =>
    editExploration(deps, async (tx, markChanged) => {
      const exploration = await getOwnExplorationNamed(tx, user_id, exploration_name);
      const pois = await getOwnPois(tx, user_id, poi_ids);
      markChanged(exploration.id);
      const originals = pois.map(({ poi, slug }) => ({ id: poi.id, slug }));
      const copying = { exploration, now: now(), path: 'poi_ids', newCodes: true };
      const { ids, adapted } = await copyPois(tx, originals, copying);
      await editOrder(tx, { exploration, at: now() }, () => place(tx, exploration.id, { ids, position }));
      return readRows(tx, ids, adapted);
    }),
  );
}

/**
 * Moves own pois within their exploration, or into another own one, where they are new records: players of the first
 * one keep the points they earned, as when a poi is deleted.
 * @throws `not_found`, `limit_reached`, `nochange`, `invalid_request` for photo tasks where photos are off
 */
export function moveOwnPois(
  { now, ...deps }: EditDeps,
  { user_id }: Session,
  { exploration_name, poi_ids, position }: Carried,
) {
  return retryOnNameTaken(() =>
    editExploration(deps, async (tx, markChanged) => {
      const exploration = await getOwnExplorationNamed(tx, user_id, exploration_name);
      const pois = await getOwnPois(tx, user_id, poi_ids);
      markChanged(exploration.id);
      const outside = pois.filter(({ poi }) => poi.explorationId !== exploration.id);
      const originals = outside.map(({ poi, slug }) => ({ id: poi.id, slug }));
      const copied = await copyPois(tx, originals, { exploration, now: now(), path: 'poi_ids' });
      const adapted = [...copied.adapted];
      // The last one first: a deletion moves the pois after it up.
      for (const { poi } of outside.toSorted((a, b) => b.poi.position - a.poi.position)) {
        markChanged(poi.explorationId);
        await keepWhatIsOpen(tx, poi.explorationId, now());
        adapted.push(...(await deleteWholePoi(tx, poi)));
      }
      const ids = poi_ids.map((id) => copied.ids[originals.findIndex((original) => original.id === id)] ?? id);
      const placed = await editOrder(tx, { exploration, at: now() }, () =>
        place(tx, exploration.id, { ids, position }),
      );
      if (placed === 0 && outside.length === 0) throw new Problem('nochange');
      return readRows(tx, ids, adapted);
    }),
  );
}

/** Places pois of an exploration; returns how many positions changed. */
async function place(
  tx: Tx,
  explorationId: number,
  { ids, position }: { ids: readonly number[]; position: number | undefined },
): Promise<number> {
  const changed = placedAt(await listPoiPositions(tx, explorationId), ids, position);
  await writePositions(tx, changed);
  return changed.length;
}

/** @param adapted pois whose conditions have changed; those that were deleted meanwhile are left out */
async function readRows(tx: Tx, ids: readonly number[], adapted: readonly { id: number }[]) {
  const rows = [];
  for (const id of ids) rows.push(await readManagedPoi(tx, id));
  const existing = await listNamedPois(
    tx,
    adapted.map(({ id }) => id),
  );
  return { rows, ...(existing.length > 0 && { adapted: existing }) };
}
