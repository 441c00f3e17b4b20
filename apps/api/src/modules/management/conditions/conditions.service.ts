import type { ConditionChange, ManagedCondition, NewCondition } from '@puzzle-runs/contract/management/condition.ts';
import { changedFields } from '@puzzle-runs/domain/changed-fields.ts';
import { PREREQUISITES_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import type { ConditionNames, ConditionType } from '@puzzle-runs/domain/poi/qualifiers.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db } from '#db/store.ts';
import type { Session } from '#http/session.ts';
import { countOf, keptNames, mostOf, partIdsOf } from '#modules/content/conditions.service.ts';
import { type EditDeps, editExploration } from '#modules/content/edit-exploration.service.ts';
import { addPrerequisite, changePrerequisiteRow } from '#modules/content/store-poi.service.ts';
import { editConditions } from '#modules/play/conditions/edit-conditions.service.ts';
import { nextUpdatedAt, refuseFull, refuseStale } from '../input-checks.ts';
import { getOwnPoi, getOwnPrerequisite } from '../ownership.repository.ts';
import { toManagedCondition } from '../pois/managed-poi.ts';
import { countPrerequisites } from '../pois/poi-parts.repository.ts';

type Names = ConditionNames[ConditionType];

/**
 * Adds a condition about other pois, tasks or options of the same exploration to an own poi.
 * @throws `not_found`, `limit_reached`, `invalid_request` for parts of another exploration, for the poi itself, and for
 * more than are named, `cyclic_conditions`
 */
export function createCondition(
  { now, ...deps }: EditDeps,
  { user_id }: Session,
  poiId: number,
  sent: NewCondition,
): Promise<ManagedCondition> {
  const names = namesIn(sent);
  const value = sent.value ?? mostOf(names);
  return editExploration(deps, async (tx, markChanged) => {
    const { exploration } = await getOwnPoi(tx, user_id, poiId);
    markChanged(exploration.id);
    refuseFull(await countPrerequisites(tx, poiId), PREREQUISITES_MAX);
    await refuseNames(tx, { explorationId: exploration.id, poiId }, { names, value });
    const row = { poiId, unlockType: sent.unlock_type, value, names, updatedAt: now() };
    return toManagedCondition(await editConditions(tx, { exploration, at: now() }, () => addPrerequisite(tx, row)));
  });
}

/** Changes what a condition names, or how many of them it needs. Throws like `createCondition`, `nochange`, `conflict`. */
export function changeCondition(
  { now, ...deps }: EditDeps,
  { user_id }: Session,
  { poi_id: poiId, condition_id }: { poi_id: number; condition_id: number },
  change: ConditionChange,
): Promise<ManagedCondition> {
  return editExploration(deps, async (tx, markChanged) => {
    const ids = { poi_id: poiId, prerequisite_id: condition_id };
    const { prerequisite: condition, exploration } = await getOwnPrerequisite(tx, user_id, ids);
    markChanged(exploration.id);
    if (condition.names === null) throw new Problem('not_found'); // a prerequisite has its own call
    refuseStale(condition, change);
    const names = changedNames(condition.names, change);
    const value = change.value ?? Math.min(condition.value, mostOf(names));
    await refuseNames(tx, { explorationId: exploration.id, poiId }, { names, value });
    const isSame = JSON.stringify(names) === JSON.stringify(condition.names);
    const changed = {
      ...changedFields(condition, { value, names: isSame ? condition.names : names }),
      updatedAt: nextUpdatedAt(condition, now()),
    };
    await editConditions(tx, { exploration, at: now() }, () => changePrerequisiteRow(tx, condition.id, changed));
    return toManagedCondition({ ...condition, ...changed });
  });
}

export function namesIn(sent: NewCondition): Names {
  switch (sent.unlock_type) {
    case 'poi_list':
      return { pois: sent.pois };
    case 'task_list':
      return { tasks: sent.tasks };
    case 'decision':
      return { task: sent.task, options: sent.options };
  }
}

/** Throws `invalid_request` for the list of another kind. */
export function changedNames(names: Names, change: Pick<ConditionChange, 'pois' | 'tasks' | 'options'>): Names {
  const own = listOf(names);
  for (const list of ['pois', 'tasks', 'options'] as const)
    if (list !== own && change[list] !== undefined) throw new Problem('invalid_request', undefined, list);
  return { ...names, ...(change[own] && { [own]: change[own] }) };
}

/** The field that has the named ids. */
function listOf(names: Names): 'pois' | 'tasks' | 'options' {
  if ('pois' in names) return 'pois';
  return 'tasks' in names ? 'tasks' : 'options';
}

/** Throws `invalid_request` for parts of another exploration, for the poi itself, and for more than are named. */
export async function refuseNames(
  db: Db,
  { explorationId, poiId }: { explorationId: number; poiId: number },
  { names, value }: { names: Names; value: number },
): Promise<void> {
  const kept = keptNames(names, await partIdsOf(db, explorationId));
  const isSelf = 'pois' in names && names.pois.includes(poiId);
  if (isSelf || countOf(kept) < countOf(names)) throw new Problem('invalid_request', undefined, listOf(names));
  if (value < 1 || value > mostOf(names)) throw new Problem('invalid_request', { max: mostOf(names) }, 'value');
}
