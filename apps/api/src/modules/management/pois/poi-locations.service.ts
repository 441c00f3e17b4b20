import type { LocationChange, ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { changedFields } from '@puzzle-runs/domain/changes.ts';
import { ENTRIES_MAX } from '@puzzle-runs/domain/limits.ts';
import { editList } from '@puzzle-runs/domain/list-edit.ts';
import type { LocationType } from '@puzzle-runs/domain/poi/kinds.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Tx } from '#db/store.ts';
import { insertHints } from '#modules/run-file/run-file.service.ts';
import type { Session } from '#modules/users/sessions.service.ts';
import { changeRun, type Editing } from '../../content/edit-exploration.service.ts';
import { changedAt, refuseFull, refuseMissing, refuseStale } from '../input-checks.ts';
import { getOwnPoi } from '../ownership.repository.ts';
import { hintFields, refuseBadHints } from './new-location.ts';
import { deleteHints, listHints, type PoiRow, updateHint, updatePoi } from './pois.repository.ts';
import { readManagedPoi } from './pois.service.ts';

interface Changing {
  id: number;
  type: LocationType;
  change: { updated_at?: string | undefined };
}

/** Changes where an own spot is, in one transaction. Throws `not_found` also for a spot of another kind, and `conflict`. */
function changeLocation(
  { now, ...deps }: Editing,
  { user_id }: Session,
  { id, type, change }: Changing,
  write: (tx: Tx, poi: PoiRow['poi']) => Promise<void>,
): Promise<ManagedPoi> {
  return changeRun(deps, async (tx, changes) => {
    const { poi } = await getOwnPoi(tx, user_id, id);
    changes(poi.explorationId);
    if (poi.locationType !== type) throw new Problem('not_found');
    refuseStale(poi, change);
    await write(tx, poi);
    await updatePoi(tx, id, { updatedAt: changedAt(poi, now()) });
    return readManagedPoi(tx, id);
  });
}

/** Throws `missing` for empty fields, `nochange`, and what `changeLocation` refuses. */
export function changeAddress(deps: Editing, by: Session, id: number, change: LocationChange<'address'>) {
  const { street, postal_code, location } = change;
  refuseMissing({ street, postal_code, location });
  return changeLocation(deps, by, { id, type: 'address', change }, (tx, poi) =>
    updatePoi(tx, id, changedFields(poi, { street, postalCode: postal_code, location })),
  );
}

/** Throws `missing` for empty fields, `nochange`, and what `changeLocation` refuses. */
export function changeCoordinates(deps: Editing, by: Session, id: number, change: LocationChange<'coordinates'>) {
  const { latitude, longitude } = change;
  refuseMissing({ latitude, longitude });
  return changeLocation(deps, by, { id, type: 'coordinates', change }, (tx, poi) =>
    updatePoi(tx, id, changedFields(poi, { latitude, longitude })),
  );
}

/**
 * Edits the list of hints; new ones come last. Whoever has paid for a hint keeps it paid.
 * @throws `nochange`, `missing`, `invalid_request`, `limit_reached`, and `not_found` also for hints of another spot.
 */
export function changeHints(deps: Editing, by: Session, id: number, change: LocationChange<'hint'>) {
  return changeLocation(deps, by, { id, type: 'hint', change }, async (tx, poi) => {
    const rows = await listHints(tx, poi.id);
    const stored = rows.map((row) => ({
      id: row.id,
      hint_type: row.hintType,
      hint_value: row.hintValue,
      cost: row.cost,
    }));
    const after = editList(stored, change, (count) => Array<number>(count).fill(0));
    refuseFull(after.length - 1, ENTRIES_MAX);
    refuseBadHints(after, 'location');
    const updated = after.filter((hint) => stored.some((old) => old.id === hint.id && !isSame(old, hint)));
    if (updated.length + change.create.length + change.delete.length === 0) throw new Problem('nochange');
    await deleteHints(tx, change.delete);
    for (const hint of updated) await updateHint(tx, { id: hint.id, ...hintFields(hint) });
    const last = Math.max(0, ...rows.map(({ position }) => position));
    await insertHints(
      tx,
      change.create.map((hint, index) => ({ ...hintFields(hint), poiId: poi.id, position: last + index + 1 })),
    );
  });
}

interface Hint {
  hint_type: string;
  hint_value: string;
  cost: number;
}

function isSame(a: Hint, b: Hint): boolean {
  return a.hint_type === b.hint_type && a.hint_value === b.hint_value && a.cost === b.cost;
}
