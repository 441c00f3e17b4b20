import type { ManagedPrerequisite } from '@puzzle-runs/contract/management/poi.ts';
import type { NewPrerequisite, PrerequisiteChange } from '@puzzle-runs/contract/management/prerequisite.ts';
import { idParam } from '@puzzle-runs/contract/shared.ts';
import { changedFields } from '@puzzle-runs/domain/changed-fields.ts';
import { PREREQUISITES_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db } from '#db/store.ts';
import type { Session } from '#http/session.ts';
import { type EditDeps, editExploration } from '#modules/content/edit-exploration.service.ts';
import { addPrerequisite, changePrerequisiteRow, deletePrerequisiteRow } from '#modules/content/store-poi.service.ts';
import { editConditions } from '#modules/play/conditions/edit-conditions.service.ts';
import { nextUpdatedAt, refuseFull, refuseStale, requireNumber } from '../input-checks.ts';
import { findOwnPoiNamed, getOwnPoi, getOwnPrerequisite } from '../ownership.repository.ts';
import { toManagedPrerequisite } from '../pois/managed-poi.ts';
import { countPrerequisites } from '../pois/poi-parts.repository.ts';

/** An exploration named beside the ids must be the one of the poi. */
function refuseOther(
  { slug }: { slug: string },
  { exploration_name }: { exploration_name?: string | undefined },
): void {
  if (exploration_name !== undefined && exploration_name !== slug) throw new Problem('not_found');
}

/**
 * The id of the poi that an address names by id, or by slug when
 * the body names the exploration. A slug wins over an equal id.
 * @throws `not_found`, `invalid_request` for a slug without an exploration.
 */
async function poiIdOf(
  db: Db,
  userId: number,
  poi: string | number,
  { exploration_name: explorationSlug }: { exploration_name?: string | undefined },
): Promise<number> {
  const slug = String(poi);
  const named = explorationSlug && (await findOwnPoiNamed(db, userId, { slug, explorationSlug }));
  if (named) return named;
  const poiId = idParam.safeParse(poi);
  if (poiId.success) return poiId.data;
  throw explorationSlug === undefined ? new Problem('invalid_request', undefined, 'poi_id') : new Problem('not_found');
}

/** Adds a prerequisite to an own poi. Throws `not_found`, `missing` without a value, `limit_reached`. */
export function createPrerequisite(
  { now, ...deps }: EditDeps,
  { user_id }: Session,
  poi: string | number,
  prerequisite: NewPrerequisite,
): Promise<ManagedPrerequisite> {
  const { unlock_type } = prerequisite;
  const value = requireNumber(prerequisite.value, 'value');
  return editExploration(deps, async (tx, markChanged) => {
    const poiId = await poiIdOf(tx, user_id, poi, prerequisite);
    const { exploration } = await getOwnPoi(tx, user_id, poiId);
    markChanged(exploration.id);
    refuseOther(exploration, prerequisite);
    refuseFull(await countPrerequisites(tx, poiId), PREREQUISITES_MAX);
    const row = { poiId, unlockType: unlock_type, value, updatedAt: now() };
    return toManagedPrerequisite(await editConditions(tx, { exploration, at: now() }, () => addPrerequisite(tx, row)));
  });
}

interface OfPrerequisite {
  poi_id: number;
  prerequisite_id: number;
}

/** Throws `not_found`, `nochange`, `conflict`. */
export function changePrerequisite(
  { now, ...deps }: EditDeps,
  { user_id }: Session,
  { poi_id: poi, prerequisite_id }: { poi_id: string | number; prerequisite_id: number },
  change: PrerequisiteChange,
): Promise<ManagedPrerequisite> {
  return editExploration(deps, async (tx, markChanged) => {
    const poi_id = await poiIdOf(tx, user_id, poi, change);
    const { prerequisite, exploration } = await getOwnPrerequisite(tx, user_id, { poi_id, prerequisite_id });
    markChanged(exploration.id);
    refuseOther(exploration, change);
    if (prerequisite.names !== null) throw new Problem('not_found'); // a condition has its own call
    refuseStale(prerequisite, change);
    const changed = {
      ...changedFields(prerequisite, { unlockType: change.unlock_type, value: change.value }),
      updatedAt: nextUpdatedAt(prerequisite, now()),
    };
    const at = now();
    await editConditions(tx, { exploration, at }, () => changePrerequisiteRow(tx, prerequisite.id, changed));
    return toManagedPrerequisite({ ...prerequisite, ...changed });
  });
}

/** Deletes a prerequisite or a condition. Throws `not_found`. */
export async function removePrerequisite({ now, ...deps }: EditDeps, { user_id }: Session, ids: OfPrerequisite) {
  await editExploration(deps, async (tx, markChanged) => {
    const { prerequisite, exploration } = await getOwnPrerequisite(tx, user_id, ids);
    markChanged(exploration.id);
    const remove = () => deletePrerequisiteRow(tx, prerequisite.id);
    await editConditions(tx, { exploration: { ...exploration, published: false }, at: now() }, remove);
  });
  return { deleted: true as const };
}
