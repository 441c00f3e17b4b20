import rateLimit from '@fastify/rate-limit';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { playerOf } from './tokens.ts';

const MINUTE = 60_000;

interface Limit {
  /** Requests per time window. */
  max: number;
  /** Milliseconds. */
  timeWindow: number;
  keyGenerator(request: FastifyRequest): string;
}

/**
 * Counted per process (docs/decisions/0007). A school class behind one address joins at once, so joining is generous; a code is
 * guarded more tightly, per run.
 */
const LIMITS = {
  join: { max: 120, timeWindow: MINUTE, keyGenerator: (request) => `join:${request.ip}` },
  code: { max: 60, timeWindow: 10 * MINUTE, keyGenerator: (request) => `code:${request.ip}:${explorationOf(request)}` },
  answer: { max: 120, timeWindow: MINUTE, keyGenerator: (request) => `answer:${playerOf(request).participation_id}` },
  place: { max: 120, timeWindow: MINUTE, keyGenerator: (request) => `place:${request.ip}` },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

function explorationOf(request: FastifyRequest): string {
  const from = { ...(request.query as object), ...(request.body as object | undefined) };
  return 'exploration_id' in from ? String(from.exploration_id) : '';
}

export async function registerRateLimits(app: FastifyInstance, config: Config): Promise<void> {
  if (config.rateLimit === 'off') app.log.warn('RATE_LIMIT=off: joining and answering are not limited');
  await app.register(rateLimit, {
    global: false,
    cache: 50_000,
    allowList: () => config.rateLimit === 'off',
    errorResponseBuilder: () => new Problem('rate_limited'),
  });
}

/** Hook that refuses with `rate_limited` and `Retry-After` once the named limit is reached. */
export function limited(app: FastifyInstance, name: LimitName) {
  return app.rateLimit(LIMITS[name]);
}
