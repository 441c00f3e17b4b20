import type { ManagedHint } from '@puzzle-runs/contract/management/hint.ts';
import type { LocationChange, ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { changedFields } from '@puzzle-runs/domain/changed-fields.ts';
import { editList } from '@puzzle-runs/domain/edit-list.ts';
import { ENTRIES_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import type { LocationType } from '@puzzle-runs/domain/poi/arrival.ts';
import { hintTimingIn } from '@puzzle-runs/domain/poi/hint-timing.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { isSameData } from '#db/same-data.ts';
import type { Tx } from '#db/store.ts';
import type { Session } from '#http/session.ts';
import { type EditDeps, editExploration } from '#modules/content/edit-exploration.service.ts';
import { changePoiRow, editHints } from '#modules/content/store-poi.service.ts';
import { nextUpdatedAt, refuseFull, refuseMissing, refuseStale } from '../input-checks.ts';
import { getOwnPoi } from '../ownership.repository.ts';
import { toManagedHint } from './managed-poi.ts';
import { hintFields, refuseBadHints, refuseHalfPin } from './new-location.ts';
import { listHints, type ManagedPoiRow } from './pois.repository.ts';
import { readManagedPoi } from './pois.service.ts';

interface Changing {
  id: number;
  /** Null for what every kind of poi has. */
  type: LocationType | null;
  change: { updated_at?: string | undefined };
}

/**
 * Changes the location of an own poi in one transaction. Throws
 * `not_found` (also for another location type) and `conflict`.
 */
function changeLocation(
  { now, ...deps }: EditDeps,
  { user_id }: Session,
  { id, type, change }: Changing,
  write: (tx: Tx, poi: ManagedPoiRow['poi']) => Promise<void>,
): Promise<ManagedPoi> {
  return editExploration(deps, async (tx, markChanged) => {
    const { poi } = await getOwnPoi(tx, user_id, id);
    markChanged(poi.explorationId);
    if (type !== null && poi.locationType !== type) throw new Problem('not_found');
    refuseStale(poi, change);
    await write(tx, poi);
    await changePoiRow(tx, id, { updatedAt: nextUpdatedAt(poi, now()) });
    return readManagedPoi(tx, id);
  });
}

const NO_PIN = { latitude: null, longitude: null };

/**
 * Changes the address or its pin. An address that changes without
 * coordinates loses its pin, because it would mark the old place.
 * @throws `missing` for empty fields, `nochange`, `invalid_request` for half a pin, and what `changeLocation` refuses.
 */
export function changeAddress(deps: EditDeps, by: Session, id: number, change: LocationChange<'address'>) {
  const { street, postal_code, location, latitude, longitude } = change;
  refuseMissing({ street, postal_code, location });
  return changeLocation(deps, by, { id, type: 'address', change }, async (tx, poi) => {
    const address = { street, postalCode: postal_code, location };
    const pin = { latitude, longitude };
    const changed: Partial<typeof poi> = changedFields(poi, { ...address, ...pin });
    const moved = Object.keys(address).some((field) => field in changed);
    const keepsPin = !moved || latitude !== undefined || longitude !== undefined;
    const after = keepsPin ? changed : { ...changed, ...NO_PIN };
    refuseHalfPin({ latitude: poi.latitude, longitude: poi.longitude, ...after });
    await changePoiRow(tx, id, after);
  });
}

/** Throws `missing` for empty fields, `nochange`, and what `changeLocation` refuses. */
export function changeCoordinates(deps: EditDeps, by: Session, id: number, change: LocationChange<'coordinates'>) {
  const { latitude, longitude } = change;
  refuseMissing({ latitude, longitude });
  return changeLocation(deps, by, { id, type: 'coordinates', change }, (tx, poi) =>
    changePoiRow(tx, id, changedFields(poi, { latitude, longitude })),
  );
}

/**
 * Edits the list of hints of a poi of any kind; new ones come last. Players who paid for a hint keep it.
 * @throws `nochange`, `missing`, `invalid_request`, `limit_reached`, and `not_found` also for hints of another poi.
 */
export function changeHints(deps: EditDeps, by: Session, id: number, change: LocationChange<'hint'>) {
  return changeLocation(deps, by, { id, type: null, change }, async (tx, poi) => {
    const rows = await listHints(tx, poi.id);
    const stored = rows.map(toManagedHint);
    const create = change.create.map((hint) => ({ ...hint, ...completed(hint) }));
    const after = editList<ManagedHint>(stored, { ...change, create }, (count) => Array<number>(count).fill(0));
    refuseFull(after.length - 1, ENTRIES_MAX);
    refuseBadHints(after, 'location');
    const updated = after.filter((hint) => stored.some((old) => old.id === hint.id && !isSameData(old, hint)));
    if (updated.length + change.create.length + change.delete.length === 0) throw new Problem('nochange');
    await editHints(tx, {
      poiId: poi.id,
      deleted: change.delete,
      updated: updated.map((hint) => ({ id: hint.id, ...hintFields(hint) })),
      created: create.map(hintFields),
      lastPosition: Math.max(0, ...rows.map(({ position }) => position)),
    });
  });
}

/** What a new hint may leave out. */
function completed(hint: LocationChange<'hint'>['create'][number]) {
  return { hint_description: hint.hint_description ?? '', ...hintTimingIn(hint) };
}
