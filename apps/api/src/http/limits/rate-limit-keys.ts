import { EMAIL_MAX, normalizeEmail } from '@puzzle-runs/domain/account/normalize-email.ts';
import type { FastifyRequest } from 'fastify';
import { visitorAddress } from './visitor-address.ts';

export const MINUTE = 60_000;

/** Limit of counters that never refuse a request; other rules read them. */
export const NEVER_REFUSED = 1_000_000;

export interface Limit {
  /** Requests per time window. */
  max: number;
  /** Milliseconds. */
  timeWindow: number;
  /** Requests with the same key share a counter. */
  keyGenerator(request: FastifyRequest): string;
  /** Whether a request counts; without this function every request counts. */
  appliesTo?(request: FastifyRequest): boolean;
}

/** Address of a visitor; for IPv6 the /64 network, because one client owns a whole network. */
export function visitorOf(request: FastifyRequest): string {
  return visitorAddress(request, 64);
}

/**
 * Network of a provider's customer: the /48 of an IPv6 address, because
 * a customer gets many /64 networks; the address itself for IPv4.
 */
export function networkOf(request: FastifyRequest): string {
  return visitorAddress(request, 48);
}

/** Id of the run that a player plays, else of the requested one; 0 without one. */
export function runOf(request: FastifyRequest): number {
  return request.player?.exploration.exploration_id ?? idOf(request, 'exploration_id');
}

/** Id of the requested battle, 0 without one. */
export function battleOf(request: FastifyRequest): number {
  return idOf(request, 'battle_id');
}

/** Parsed as a number, so that `7`, `007` and `7.0` share a limit. */
function idOf({ query, body, params }: FastifyRequest, name: string): number {
  const id = { ...(query as object), ...(body as object | undefined), ...(params as object) }[name];
  return typeof id === 'string' || typeof id === 'number' ? Number(id) : 0;
}

/** Guest id of the joining device; undefined without one. The body is not validated yet. */
export function guestOf({ body }: FastifyRequest): string | undefined {
  const { progressor_id: guest }: { progressor_id?: unknown } = { ...(body as object | undefined) };
  return typeof guest === 'string' ? guest.slice(0, 40) : undefined;
}

/** Normalised e-mail address of the body, so that all spellings share a limit; empty without one. */
export function emailIn({ body }: FastifyRequest): string {
  const email = (body as { email?: unknown } | null | undefined)?.email;
  return typeof email === 'string' ? normalizeEmail(email.slice(0, EMAIL_MAX)) : '';
}
