import type { Problems } from '@puzzle-runs/contract/failures.ts';
import { PROBLEMS, Problem, ProblemList } from '@puzzle-runs/domain/problem.ts';
import { HTTP_STATUS } from '@puzzle-runs/domain/problem-status.ts';
import { RequestValidationError } from '@ts-rest/fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '#db/unavailable.ts';
import { requiredFieldsOf, undeclaredCodes } from './contract-route.ts';

/** Maximum number of errors in one response. */
const ERRORS_MAX = 50;

export const UNDECLARED = 'the contract does not declare this problem for this call';

/** Long enough for a restart of the database, short enough for a player who waits. */
const RETRY_AFTER_SECONDS = 2;

/** Error handler: maps every failure to a problem code. Unexpected errors are logged and become `unexpected` (500). */
export function handleProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = failureOf(error, request);
  if (status === 500) request.log.error({ err: error }, 'unexpected');
  if (status === 503) {
    request.log.warn({ err: error }, 'unavailable');
    reply.header('retry-after', RETRY_AFTER_SECONDS);
  }
  const codes = undeclaredCodes(request.routeOptions.config, body);
  if (codes.length > 0) request.log.warn({ codes }, UNDECLARED);
  return reply.status(status).send(body);
}

function failureOf(error: unknown, request: FastifyRequest): { status: number; body: Problems } {
  if (error instanceof Problem) return refusal([error]);
  if (error instanceof ProblemList) return refusal(error.problems);
  if (error instanceof RequestValidationError) return { status: 400, body: { errors: invalidFields(error, request) } };
  if (isClientError(error)) return { status: 400, body: { errors: [{ code: 'invalid_request' }] } };
  if (isUnavailable(error)) return { status: 503, body: { errors: [{ code: 'unavailable' }] } };
  return { status: 500, body: { errors: [{ code: 'unexpected', params: { request_id: request.id } }] } };
}

function refusal(problems: readonly [Problem, ...Problem[]]): { status: number; body: Problems } {
  const errors = problems.slice(0, ERRORS_MAX).map(({ code, path, params }) => {
    return { code, ...(path !== undefined && { path }), ...(params && { params: { ...params } }) };
  });
  return { status: HTTP_STATUS[PROBLEMS[problems[0].code]], body: { errors } };
}

/** The missing and the invalid fields. Values are not repeated, because they may be secret or hostile. */
function invalidFields({ pathParams, query, body, headers }: RequestValidationError, request: FastifyRequest) {
  const missing = body ? missingFields(request) : [];
  const issues = [pathParams, query, body, headers].flatMap((part) => part?.issues ?? []);
  const paths = new Set(issues.map(({ path }) => (path ?? []).map(keyOf).join('.')));
  const invalid = [...paths].filter((path) => !missing.includes(path));
  const errors: Problems['errors'] = [
    ...missing.map((path) => ({ code: 'missing' as const, path })),
    ...invalid.map((path) => ({ code: 'invalid_request' as const, ...(path && { path }) })),
  ];
  return errors.length === 0 ? [{ code: 'invalid_request' as const }] : errors.slice(0, ERRORS_MAX);
}

/** The required fields (contract) that the body does not have. Empty for a body that is no object. */
function missingFields({ body, routeOptions }: FastifyRequest): string[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [];
  return requiredFieldsOf(routeOptions.config).filter((field) => !Object.hasOwn(body, field));
}

function keyOf(segment: PropertyKey | { key: PropertyKey }): string {
  return String(typeof segment === 'object' ? segment.key : segment);
}

/**
 * Errors of Fastify with a 4xx status: body that is not JSON,
 * too large or of a wrong type, address that cannot be decoded.
 */
function isClientError(error: unknown): boolean {
  if (!(error instanceof Error) || !('statusCode' in error)) return false;
  return typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500;
}
