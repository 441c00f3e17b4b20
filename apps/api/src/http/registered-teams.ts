import type { FastifyRequest } from 'fastify';
import type { RateLimits } from './limits/rate-limits.ts';

/** Teams that this address registered for the requested battle in the last ten minutes; zero when limits are off. */
export async function readRegistered(rateLimits: RateLimits, request: FastifyRequest): Promise<number> {
  const count = await rateLimits('registered')(request, { increment: false });
  return count.isAllowed ? 0 : count.max - count.remaining;
}

export async function countRegistered(rateLimits: RateLimits, request: FastifyRequest): Promise<void> {
  await rateLimits('registered')(request);
}
