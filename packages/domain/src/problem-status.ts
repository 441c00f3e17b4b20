import type { ProblemKind } from './problem.ts';

/** The HTTP status of each kind of refusal: the API answers with it, the page about the API names it. Rules never look here. */
export const STATUS: Readonly<Record<ProblemKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  rejected: 422,
  limit: 429,
  fault: 500,
};
