import { normalizeIP } from '@fastify/rate-limit';
import { normalizeEmail } from '@puzzle-runs/domain/account/normalize-email.ts';
import { EMAIL_MAX } from '@puzzle-runs/domain/limits.ts';
import type { FastifyRequest } from 'fastify';

export const MINUTE = 60_000;

export interface Limit {
  /** Requests per time window. */
  max: number;
  /** Milliseconds. */
  timeWindow: number;
  /** Requests with the same key share a counter. */
  keyGenerator(request: FastifyRequest): string;
}

/** Address of a visitor; for IPv6 the /64 network, because one client owns a whole network. */
export function visitorOf({ ip }: FastifyRequest): string {
  return normalizeIP(ip.replace(/%.*$/, '')); // without the zone of a link-local address
}

/** Normalised e-mail address of the body, so that all spellings share a limit; empty without one. */
export function emailIn({ body }: FastifyRequest): string {
  const email = (body as { email?: unknown } | null | undefined)?.email;
  return typeof email === 'string' ? normalizeEmail(email.slice(0, EMAIL_MAX)) : '';
}
