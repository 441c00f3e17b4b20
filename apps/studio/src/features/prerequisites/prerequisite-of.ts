import type { ManagedPoi, ManagedPrerequisite } from '@puzzle-runs/contract/management/poi.ts';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';

/**
 * Finds the prerequisite with the id in the address, or the first one of the kind in the address.
 * @throws ApiProblem `not_found`
 */
export function prerequisiteOf({ UnlockPrerequisites: all }: ManagedPoi, name: string): ManagedPrerequisite {
  const found = all.find(({ id }) => String(id) === name) ?? all.find(({ unlock_type }) => unlock_type === name);
  if (!found) throw new ApiProblem(404, 'not_found');
  return found;
}
