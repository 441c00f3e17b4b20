import { Problem } from '@puzzle-runs/domain/problem.ts';
import { ApiProblem } from '../api/api-problem.ts';

/** Every refusal of the rules of play is one that the API answers with 4xx. */
const REFUSED = 400;

/** A refusal of the rules as the API would bring it; anything else stays what it is. */
export function asApiProblem(problem: unknown): unknown {
  return problem instanceof Problem ? new ApiProblem(REFUSED, problem.code, problem.params) : problem;
}
