import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { qualifiersOf } from './sentence/sentence.ts';

/**
 * Finds the prerequisite or condition with the id in the address, or the first one of the kind in the address.
 * @throws ApiProblem `not_found`
 */
export function prerequisiteOf(poi: ManagedPoi, name: string) {
  const all = qualifiersOf(poi);
  const found = all.find(({ id }) => String(id) === name) ?? all.find(({ unlock_type }) => unlock_type === name);
  if (!found) throw new ApiProblem(404, 'not_found');
  return found;
}
