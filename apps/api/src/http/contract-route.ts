import type { CallMetadata } from '@puzzle-runs/contract/call-metadata.ts';
import { type Problems, problemCodesOf } from '@puzzle-runs/contract/failures.ts';
import { sessionToken } from '@puzzle-runs/contract/token-headers.ts';
import type { ProblemCode } from '@puzzle-runs/domain/problem.ts';
import { BODY_VALUES_MAX, CONTENT_BYTES_MAX } from '@puzzle-runs/domain/wire-sizes.ts';
import type { AppRoute } from '@ts-rest/core';
import type { FastifyContextConfig } from 'fastify';
import { z } from 'zod';

/** The contract's definition of a route; undefined for routes outside the contract. */
export function routeOf(config: FastifyContextConfig | undefined): AppRoute | undefined {
  return (config as { tsRestRoute?: AppRoute } | undefined)?.tsRestRoute;
}

function metadataOf(config: FastifyContextConfig | undefined): CallMetadata | undefined {
  return routeOf(config)?.metadata as CallMetadata | undefined;
}

/** Most values of a JSON body. */
export function bodyValuesOf(config: FastifyContextConfig | undefined): number {
  return metadataOf(config)?.bodyValues ?? BODY_VALUES_MAX;
}

/** Whether a field of the body may be null. */
export function fieldAcceptsNull(config: FastifyContextConfig | undefined, field: string): boolean {
  const route = routeOf(config);
  const body = route && 'body' in route ? route.body : undefined;
  if (!(body instanceof z.ZodObject) || !Object.hasOwn(body.shape, field)) return false;
  return (body.shape[field] as z.ZodType).safeParse(null).success;
}

/** Whether the handler gets the bytes of the body. */
export function isParsedInThread(config: FastifyContextConfig | undefined): boolean {
  return metadataOf(config)?.parsedInThread ?? false;
}

/** Body limit in bytes, larger for creators, who send content; undefined where the server's own applies. */
export function bodyLimitOf(config: FastifyContextConfig | undefined): number | undefined {
  const route = routeOf(config);
  return metadataOf(config)?.bodyLimit ?? (route?.headers === sessionToken ? CONTENT_BYTES_MAX : undefined);
}

/** Calls of players and visitors; below the 15 s that browsers wait. */
const DEADLINE_MS = 10_000;
/** Calls of creators, which may work on whole runs. */
const MANAGEMENT_DEADLINE_MS = 60_000;

/**
 * Milliseconds until a call is refused with `unavailable`; undefined for
 * uploads, which a slow network may stretch, and outside the contract.
 */
export function deadlineOf(config: FastifyContextConfig | undefined): number | undefined {
  const route = routeOf(config);
  if (!route || ('contentType' in route && route.contentType === 'multipart/form-data')) return undefined;
  return route.path.startsWith('/api/management/') ? MANAGEMENT_DEADLINE_MS : DEADLINE_MS;
}

/** Fields whose absence is refused with `missing` while the body is validated; empty for most routes. */
export function requiredFieldsOf(config: FastifyContextConfig | undefined): readonly string[] {
  return metadataOf(config)?.required ?? [];
}

/** The codes of a failure that the contract does not declare for this route. Empty for routes outside the contract. */
export function undeclaredCodes(config: FastifyContextConfig | undefined, { errors }: Problems): ProblemCode[] {
  const route = routeOf(config);
  if (!route) return [];
  const declared = Object.values(route.responses).flatMap((response) =>
    response instanceof z.ZodType ? (problemCodesOf.get(response)?.codes ?? []) : [],
  );
  return errors.map(({ code }) => code).filter((code) => !declared.includes(code));
}

/** Whether the body of a call may also be a form. */
export function takesForm({ metadata }: AppRoute): boolean {
  return ((metadata ?? {}) as CallMetadata).form === true;
}
