import type { ArrivalChange, ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { changedFields } from '@puzzle-runs/domain/changed-fields.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Session } from '#http/session.ts';
import { type EditDeps, editExploration } from '#modules/content/edit-exploration.service.ts';
import { changePoiRow } from '#modules/content/store-poi.service.ts';
import { keepWhatIsOpen } from '#modules/play/conditions/edit-conditions.service.ts';
import { newArrivalCode } from '#secrets/unguessable-codes.ts';
import { nextUpdatedAt, refuseStale } from '../input-checks.ts';
import { getOwnPoi } from '../ownership.repository.ts';
import { readManagedPoi } from './pois.service.ts';

/**
 * Changes how players arrive at a poi. Switching it on creates a code,
 * switching it off removes the code. Players who arrived stay so.
 * @throws `not_found`, `conflict`, `nochange`, `invalid_request` for the target of a poi that is not found by hints.
 */
export function changeArrival(
  { now, ...deps }: EditDeps,
  { user_id }: Session,
  id: number,
  change: ArrivalChange,
): Promise<ManagedPoi> {
  const { arrival_radius: arrivalRadius, arrival_wait_minutes: arrivalWaitMinutes, target } = change;
  return editExploration(deps, async (tx, markChanged) => {
    const { poi } = await getOwnPoi(tx, user_id, id);
    markChanged(poi.explorationId);
    refuseStale(poi, change);
    if (target !== undefined && poi.locationType !== 'hint') {
      throw new Problem('invalid_request', undefined, 'target');
    }
    const place = target === null ? { latitude: null, longitude: null } : target;
    const changed = changedFields(poi, { arrivalRadius, arrivalWaitMinutes, ...place });
    await keepWhatIsOpen(tx, poi.explorationId, now());
    await changePoiRow(tx, id, { ...changed, ...codeAfter(poi, changed), updatedAt: nextUpdatedAt(poi, now()) });
    return readManagedPoi(tx, id);
  });
}

/** The code is set exactly while the radius is set. */
function codeAfter(
  poi: { arrivalCode: string | null },
  { arrivalRadius }: { arrivalRadius?: number | null },
): { arrivalCode?: string | null } {
  if (arrivalRadius === undefined) return {};
  return { arrivalCode: arrivalRadius === null ? null : (poi.arrivalCode ?? newArrivalCode()) };
}
