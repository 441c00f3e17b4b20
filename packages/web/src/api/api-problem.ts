import type { Problems } from '@puzzle-runs/contract/failures.ts';
import { PROBLEMS, type ProblemCode, type ProblemParams } from '@puzzle-runs/domain/problem.ts';

/** A problem code of the API, or `network` when there was no response. */
export type FailureCode = ProblemCode | 'network';

/** One reason of a refusal; `path` names the refused field. */
export interface Refusal {
  code: FailureCode;
  path?: string | undefined;
  params?: ProblemParams | undefined;
}

/**
 * A failed call. `status` is the HTTP status, 0 without a response; `path` names the refused field. If the API returned several reasons,
 * `code`, `path` and `params` are those of the first, and `refusals` contains all.
 */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: FailureCode;
  readonly params: ProblemParams;
  readonly path: string | undefined;
  readonly refusals: readonly Refusal[];

  constructor(
    status: number,
    code: FailureCode,
    params: ProblemParams = {},
    path?: string,
    refusals: readonly Refusal[] = [{ code, path, params }],
  ) {
    super(code);
    this.name = 'ApiProblem';
    this.status = status;
    this.code = code;
    this.params = params;
    this.path = path;
    this.refusals = refusals;
  }
}

function isProblems(body: unknown): body is Problems {
  return typeof body === 'object' && body !== null && 'errors' in body && Array.isArray(body.errors);
}

/**
 * Converts the body of a failed response; anything that is not an API problem becomes `unexpected`. The seconds of a `Retry-After`
 * header become the parameter `retry_after`.
 */
export function problemOf(status: number, body: unknown, retryAfter: string | null = null): ApiProblem {
  const first = isProblems(body) ? body.errors[0] : undefined;
  if (!first || !Object.hasOwn(PROBLEMS, first.code)) return new ApiProblem(status, 'unexpected');
  const waitingTime = retryAfter !== null && /^\d+$/.test(retryAfter) ? { retry_after: Number(retryAfter) } : {};
  const known = isProblems(body) ? body.errors.filter(({ code }) => Object.hasOwn(PROBLEMS, code)) : [];
  return new ApiProblem(status, first.code, { ...first.params, ...waitingTime }, first.path, known);
}

/** Code of any thrown value; `unexpected` unless it is an `ApiProblem`. */
export function failureCodeOf(error: unknown): FailureCode {
  return error instanceof ApiProblem ? error.code : 'unexpected';
}
