import type { ProblemKind } from './problem.ts';

/** HTTP status of each kind of problem, for the API and the page about the API. Domain rules must not depend on it. */
export const HTTP_STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  wrong_method: 405,
  conflict: 409,
  rejected: 422,
  limit: 429,
  outage: 503,
  fault: 500,
} as const satisfies Record<ProblemKind, number>;
