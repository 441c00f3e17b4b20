import type { ManagedPrerequisite } from '@puzzle-runs/contract/management/poi.ts';
import type { NewPrerequisite, PrerequisiteChange } from '@puzzle-runs/contract/management/prerequisite.ts';
import { changedFields } from '@puzzle-runs/domain/changes.ts';
import { PREREQUISITES_MAX } from '@puzzle-runs/domain/limits.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#modules/users/sessions.service.ts';
import { changeRun, type Editing } from '../../content/edit-exploration.service.ts';
import { changedAt, refuseFull, refuseStale, required } from '../input-checks.ts';
import { getOwnPoi, getOwnPrerequisite } from '../ownership.repository.ts';
import { toManagedPrerequisite } from '../pois/managed-poi.ts';
import {
  countPrerequisites,
  deletePrerequisite,
  insertPrerequisite,
  updatePrerequisite,
} from './prerequisites.repository.ts';

/** A run may be named beside the ids, and then it must be the one. */
function refuseOther(
  { slug }: { slug: string },
  { exploration_name }: { exploration_name?: string | undefined },
): void {
  if (exploration_name !== undefined && exploration_name !== slug) throw new Problem('not_found');
}

/** Adds a condition to an own spot. Throws `not_found`, `missing` without a value, `limit_reached`. */
export function createPrerequisite(
  { now, ...deps }: Editing,
  { user_id }: Session,
  poiId: number,
  prerequisite: NewPrerequisite,
): Promise<ManagedPrerequisite> {
  const { unlock_type } = prerequisite;
  const value = required(prerequisite.value, 'value');
  return changeRun(deps, async (tx, changes) => {
    const { exploration } = await getOwnPoi(tx, user_id, poiId);
    changes(exploration.id);
    refuseOther(exploration, prerequisite);
    refuseFull(await countPrerequisites(tx, poiId), PREREQUISITES_MAX);
    return toManagedPrerequisite(
      await insertPrerequisite(tx, { poiId, unlockType: unlock_type, value, updatedAt: now() }),
    );
  });
}

interface OfPrerequisite {
  poi_id: number;
  prerequisite_id: number;
}

/** Throws `not_found`, `nochange`, `conflict`. */
export function changePrerequisite(
  { now, ...deps }: Editing,
  { user_id }: Session,
  ids: OfPrerequisite,
  change: PrerequisiteChange,
): Promise<ManagedPrerequisite> {
  return changeRun(deps, async (tx, changes) => {
    const { prerequisite, exploration } = await getOwnPrerequisite(tx, user_id, ids);
    changes(exploration.id);
    refuseOther(exploration, change);
    refuseStale(prerequisite, change);
    const changed = {
      ...changedFields(prerequisite, { unlockType: change.unlock_type, value: change.value }),
      updatedAt: changedAt(prerequisite, now()),
    };
    await updatePrerequisite(tx, prerequisite.id, changed);
    return toManagedPrerequisite({ ...prerequisite, ...changed });
  });
}

export async function removePrerequisite(deps: Pick<Deps, 'store' | 'hub'>, { user_id }: Session, ids: OfPrerequisite) {
  await changeRun(deps, async (tx, changes) => {
    const { prerequisite, exploration } = await getOwnPrerequisite(tx, user_id, ids);
    changes(exploration.id);
    await deletePrerequisite(tx, prerequisite.id);
  });
  return { deleted: true as const };
}
