import { PROBLEMS, type ProblemCode } from '@puzzle-runs/domain/problem.ts';
import { HTTP_STATUS } from '@puzzle-runs/domain/problem-status.ts';
import { z } from 'zod';

const problemCode = z.enum(Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]]).meta({ id: 'ProblemCode' });

const problem = z
  .object({
    code: problemCode,
    /** The field that caused it. */
    path: z.string().optional(),
    /** Values for the sentence of the problem, for example the remaining attempts. */
    params: z.record(z.string(), z.union([z.string(), z.number(), z.null()])).optional(),
  })
  .meta({ id: 'Problem' });

/** The body of every error response. */
export const problems = z.object({ errors: z.array(problem).min(1) }).meta({ id: 'Problems' });

/** The problem codes of an error response, by its schema in a route. */
export const problemCodesOf = z.registry<{ codes: readonly ProblemCode[] }>();

type StatusOf<Code extends ProblemCode> = (typeof HTTP_STATUS)[(typeof PROBLEMS)[Code]];
type Failures<Code extends ProblemCode> = {
  [Status in StatusOf<Code | 'unavailable' | 'unexpected'>]: typeof problems;
};

/** What creating a record with a name can fail with. */
export const CREATION_CODES = [
  'invalid_request',
  'missing',
  'unauthorized',
  'nameless',
  'name_taken',
  'rate_limited',
  'conflict',
] as const;
/** What changing a record of a creator can fail with. */
export const CHANGE_CODES = [
  'invalid_request',
  'missing',
  'unauthorized',
  'not_found',
  'conflict',
  'nochange',
  'rate_limited',
] as const;

/** What adding parts to a run, or copying into it, can fail with. */
export const COPY_CODES = [
  'invalid_request',
  'unauthorized',
  'not_found',
  'limit_reached',
  'rate_limited',
  'conflict',
] as const;
/** What copying, moving or joining parts of an exploration can fail with. */
export const CARRY_CODES = [...COPY_CODES, 'nochange', 'cyclic_conditions'] as const;

/** The error responses of a call by status. Every call can fail with `unavailable` and `unexpected`. */
export function failures<Code extends ProblemCode = never>(...codes: Code[]): Failures<Code> {
  const byStatus = Map.groupBy([...codes, 'unavailable', 'unexpected'] as const, (code) => HTTP_STATUS[PROBLEMS[code]]);
  return Object.fromEntries(
    Array.from(byStatus, ([status, list]) => [status, problems.clone().register(problemCodesOf, { codes: list })]),
  ) as Failures<Code>;
}

export type Problems = z.infer<typeof problems>;
