import { Problem } from '@puzzle-runs/domain/problem.ts';
import { ApiProblem } from '../api/api-problem.ts';

/** The API returns 4xx for every refusal of the game rules. */
const REFUSED = 400;

/**
 * Converts a `Problem` of the game rules into the `ApiProblem` the API would return; returns anything else unchanged.
 */
export function asApiProblem(problem: unknown): unknown {
  return problem instanceof Problem ? new ApiProblem(REFUSED, problem.code, problem.params) : problem;
}
