import type { NewPoi, PoiChange } from '@puzzle-runs/contract/management/input/poi-input.ts';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { changedFields } from '@puzzle-runs/domain/changed-fields.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { type EditDeps, editExploration } from '#modules/content/edit-exploration.service.ts';
import { addPoi, appendPoi, changePoiRow, deleteWholePoi, movePois } from '#modules/content/store-poi.service.ts';
import { claimingName, claimName, claimOtherName } from '#modules/names/claim-name.service.ts';
import { editConditions, editOrder, keepWhatIsOpen } from '#modules/play/conditions/edit-conditions.service.ts';
import { cleanHtmlFields, nextUpdatedAt, refuseMissing, refuseStale } from '../input-checks.ts';
import { getOwnExplorationNamed, getOwnPoi } from '../ownership.repository.ts';
import { applyPositions, changedPositions } from '../reorder.ts';
import { toManagedPoi } from './managed-poi.ts';
import { arrivalFields, locationFields, newHintRows } from './new-location.ts';
import { readParts } from './poi-parts.repository.ts';
import { getPoiRow, listPoiPositions, listPois } from './pois.repository.ts';

interface PoiQuery {
  /** Slug of an own exploration. */
  exploration_name: string;
  /** Slug of a poi. */
  name?: string | undefined;
  order: 'position.asc' | 'position.desc';
  show?: 'task' | undefined;
  limit: number;
  offset: number;
}

/** A page of the pois of an own exploration. Throws `not_found` for an unknown exploration or poi. */
export async function listOwnPois({ store: { db } }: Pick<Deps, 'store'>, { user_id }: Session, query: PoiQuery) {
  const { id: explorationId } = await getOwnExplorationNamed(db, user_id, query.exploration_name);
  const { name, limit, offset } = query;
  const descending = query.order === 'position.desc';
  const { count, rows } = await listPois(db, { explorationId, name, descending, limit, offset });
  if (name !== undefined && count === 0) throw new Problem('not_found');
  const ids = rows.map(({ poi }) => poi.id);
  const parts = await readParts(db, ids, { tasks: query.show === 'task' });
  return { count, rows: rows.map((row) => toManagedPoi(row, parts)) };
}

/** The stored poi as creators read it, without its tasks. */
export async function readManagedPoi(db: Db, id: number): Promise<ManagedPoi> {
  const [row, parts] = [await getPoiRow(db, id), await readParts(db, [id], { tasks: false })];
  return toManagedPoi(row, parts);
}

/**
 * Adds a poi to the end of an own exploration.
 * @throws `not_found`, `missing` for empty fields, `invalid_request` for an invalid picture address, `nameless`,
 * `name_taken` within the exploration, `limit_reached`.
 */
export async function createPoi({ now, ...deps }: EditDeps, { user_id }: Session, poi: NewPoi): Promise<ManagedPoi> {
  const { name } = poi;
  const texts = await cleanHtmlFields('poi', poi);
  refuseMissing({ name, ...texts });
  const location = locationFields(poi);
  const hints = newHintRows(poi);
  return claimingName(() =>
    editExploration(deps, async (tx, markChanged) => {
      const { id: explorationId } = await getOwnExplorationNamed(tx, user_id, poi.exploration_name);
      markChanged(explorationId);
      const named = await claimName(tx, { explorationId }, name);
      const poiId = await appendPoi(tx, explorationId, (position) =>
        addPoi(
          tx,
          {
            explorationId,
            position,
            ...named,
            ...texts,
            locationType: poi.location_type,
            ...location,
            ...arrivalFields(poi),
            updatedAt: now(),
          },
          { hints },
        ),
      );
      return readManagedPoi(tx, poiId);
    }),
  );
}

/**
 * Changes name or description; the location type is fixed.
 * @throws `not_found`, `missing`, `nameless`, `conflict`, `nochange`,
 * `name_taken`, `invalid_request` for another location type, `cyclic_conditions`.
 */
export async function changePoi(
  { now, ...deps }: EditDeps,
  { user_id }: Session,
  id: number,
  change: PoiChange,
): Promise<ManagedPoi> {
  const { name, location_type, unlock_mode } = change;
  const texts = await cleanHtmlFields('poi', change);
  refuseMissing({ name, ...texts });
  return claimingName(() =>
    editExploration(deps, async (tx, markChanged) => {
      const { poi, exploration } = await getOwnPoi(tx, user_id, id);
      markChanged(poi.explorationId);
      refuseStale(poi, change);
      if (location_type !== undefined && location_type !== poi.locationType) {
        throw new Problem('invalid_request', undefined, 'location_type');
      }
      const named = await claimOtherName(tx, { explorationId: poi.explorationId }, poi, name);
      const changed = changedFields(poi, { ...named, ...texts, unlockMode: unlock_mode });
      const write = () => changePoiRow(tx, id, { ...changed, updatedAt: nextUpdatedAt(poi, now()) });
      await (changed.unlockMode === undefined ? write() : editConditions(tx, { exploration, at: now() }, write));
      return readManagedPoi(tx, id);
    }),
  );
}

/**
 * Deletes a poi with its tasks and hints; the pois after it move up. Points earned there stay. Never refused because of
 * conditions that name it: they are adapted.
 */
export async function removePoi({ now, ...deps }: EditDeps, { user_id }: Session, id: number) {
  const adapted = await editExploration(deps, async (tx, markChanged) => {
    const { poi } = await getOwnPoi(tx, user_id, id);
    markChanged(poi.explorationId);
    await keepWhatIsOpen(tx, poi.explorationId, now());
    return deleteWholePoi(tx, poi);
  });
  return { deleted: true as const, ...(adapted.length > 0 && { adapted }) };
}

/** Writes new positions and returns the whole order. Throws like `changedPositions`, and `cyclic_conditions`. */
export async function arrangePois(
  { now, ...deps }: EditDeps,
  { user_id }: Session,
  { exploration_name, order }: { exploration_name: string; order: { poi_id: number; position: number }[] },
) {
  const after = await editExploration(deps, async (tx, markChanged) => {
    const exploration = await getOwnExplorationNamed(tx, user_id, exploration_name);
    const { id: explorationId } = exploration;
    markChanged(explorationId);
    const stored = await listPoiPositions(tx, explorationId);
    const changed = changedPositions(
      stored,
      order.map(({ poi_id, position }) => ({ id: poi_id, position })),
    );
    await editOrder(tx, { exploration, at: now() }, () => movePois(tx, changed));
    return applyPositions(stored, changed);
  });
  return { order: after.map(({ id, position }) => ({ poi_id: id, position })) };
}
