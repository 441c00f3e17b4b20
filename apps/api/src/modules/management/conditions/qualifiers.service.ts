import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { AddedQualifier, QualifiersChange } from '@puzzle-runs/contract/management/qualifiers.ts';
import { PREREQUISITES_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db, Tx } from '#db/store.ts';
import type { Session } from '#http/session.ts';
import { mostOf } from '#modules/content/conditions.service.ts';
import { type EditDeps, editExploration } from '#modules/content/edit-exploration.service.ts';
import {
  addPrerequisite,
  changePoiRow,
  changePrerequisiteRow,
  deletePrerequisiteRow,
} from '#modules/content/store-poi.service.ts';
import { editConditions } from '#modules/play/conditions/edit-conditions.service.ts';
import { nextUpdatedAt, refuseFull, refuseStale } from '../input-checks.ts';
import { getOwnPoi } from '../ownership.repository.ts';
import { readParts } from '../pois/poi-parts.repository.ts';
import { readManagedPoi } from '../pois/pois.service.ts';
import { changedNames, namesIn, refuseNames } from './conditions.service.ts';

interface Place {
  explorationId: number;
  poiId: number;
}

type Row = NonNullable<Awaited<ReturnType<typeof readQualifiers>>>[number];

/**
 * Changes all that opens an own poi in one transaction: between two calls a poi could be without a condition, which
 * would open it for good. Throws like `createCondition` and `changeCondition`.
 */
export function changeQualifiers(
  { now, ...deps }: EditDeps,
  { user_id }: Session,
  poiId: number,
  change: QualifiersChange,
): Promise<ManagedPoi> {
  return editExploration(deps, async (tx, markChanged) => {
    const { poi, exploration } = await getOwnPoi(tx, user_id, poiId);
    markChanged(exploration.id);
    const place = { explorationId: exploration.id, poiId };
    const stored = await readQualifiers(tx, poiId);
    refuseUnknown(stored, change);
    if (change.create.length > 0) {
      const left = stored.length - change.delete.length + change.create.length - 1;
      refuseFull(left, PREREQUISITES_MAX);
    }
    const created: Awaited<ReturnType<typeof newRow>>[] = [];
    for (const added of change.create) created.push(await newRow(tx, place, { added, at: now() }));
    const updated: Awaited<ReturnType<typeof changedRow>>[] = [];
    for (const each of change.update) updated.push(await changedRow(tx, place, { stored, change: each, at: now() }));
    const unlockMode = change.unlock_mode === poi.unlockMode ? undefined : change.unlock_mode;
    const isSame = updated.every((row) => row === undefined) && unlockMode === undefined;
    if (isSame && created.length + change.delete.length === 0) throw new Problem('nochange');
    await editConditions(tx, { exploration, at: now() }, async () => {
      for (const id of change.delete) await deletePrerequisiteRow(tx, id);
      for (const row of updated) if (row) await changePrerequisiteRow(tx, row.id, row.changes);
      for (const row of created) await addPrerequisite(tx, row);
      if (unlockMode !== undefined) await changePoiRow(tx, poiId, { unlockMode });
    });
    return readManagedPoi(tx, poiId);
  });
}

async function readQualifiers(db: Db, poiId: number) {
  const { prerequisites } = await readParts(db, [poiId], { tasks: false });
  return prerequisites.get(poiId) ?? [];
}

/** Throws `not_found` for ids of other pois, and `invalid_request` for one that is named twice. */
function refuseUnknown(stored: readonly Row[], { update, delete: deleted }: QualifiersChange): void {
  const named = [...update.map(({ id }) => id), ...deleted];
  if (named.some((id) => stored.every((row) => row.id !== id))) throw new Problem('not_found');
  if (new Set(named).size < named.length) throw new Problem('invalid_request');
}

async function newRow(tx: Tx, place: Place, { added, at }: { added: AddedQualifier; at: Date }) {
  const { poiId } = place;
  const row = { poiId, unlockType: added.unlock_type, updatedAt: at };
  if (!('pois' in added || 'tasks' in added || 'options' in added)) return { ...row, value: added.value };
  const names = namesIn(added);
  const value = added.value ?? mostOf(names);
  await refuseNames(tx, place, { names, value });
  return { ...row, value, names };
}

type QualifierChange = QualifiersChange['update'][number];

interface Changing {
  stored: readonly Row[];
  change: QualifierChange;
  at: Date;
}

/** The columns that a change writes; undefined if it changes nothing. */
async function changedRow(tx: Tx, place: Place, { stored, change, at }: Changing) {
  const row = stored.find(({ id }) => id === change.id);
  if (!row) throw new Problem('not_found');
  refuseStale(row, change);
  const after =
    row.names === null ? figureAfter(row, change) : await listAfter(tx, place, { names: row.names, row, change });
  const isSame = after.value === row.value && JSON.stringify(after.names) === JSON.stringify(row.names);
  return isSame ? undefined : { id: row.id, changes: { ...after, updatedAt: nextUpdatedAt(row, at) } };
}

/** Throws `invalid_request` for a list, which a prerequisite does not have. */
function figureAfter({ value, names }: Row, change: QualifierChange) {
  for (const list of ['pois', 'tasks', 'options'] as const)
    if (change[list]) throw new Problem('invalid_request', undefined, list);
  return { value: change.value ?? value, names };
}

async function listAfter(
  tx: Tx,
  place: Place,
  { names: before, row, change }: { names: NonNullable<Row['names']>; row: Row; change: QualifierChange },
) {
  const names = changedNames(before, change);
  const value = change.value ?? Math.min(row.value, mostOf(names));
  await refuseNames(tx, place, { names, value });
  return { value, names };
}
