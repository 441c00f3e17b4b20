import rateLimit from '@fastify/rate-limit';
import { ARRIVAL_CHECK_MINUTES, ARRIVAL_CHECKS_MAX } from '@puzzle-runs/domain/limits.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { LOGIN_LIMITS } from './login-limits.ts';
import { type Limit, MINUTE, visitorOf } from './rate-limit-keys.ts';
import { accountOf } from './session.ts';
import { playerOf } from './tokens.ts';

/**
 * Rate limits, counted per process (docs/decisions/0007). Joining and answering are generous: a school class joins from one address at once,
 * and thirty phones of one team answer together. Wrong codes have a stricter limit per run. The limits for creators are far above manual
 * use; they keep a runaway program from filling the disk.
 */
const LIMITS = {
  ...LOGIN_LIMITS,
  join: { max: 600, timeWindow: MINUTE, keyGenerator: (request) => `join:${visitorOf(request)}` },
  code: {
    max: 60,
    timeWindow: 10 * MINUTE,
    keyGenerator: (request) => `code:${visitorOf(request)}:${explorationOf(request)}`,
  },
  answer: { max: 300, timeWindow: MINUTE, keyGenerator: (request) => `answer:${playerOf(request).participation_id}` },
  position: {
    max: ARRIVAL_CHECKS_MAX,
    timeWindow: ARRIVAL_CHECK_MINUTES * MINUTE,
    keyGenerator: (request) => `position:${playerOf(request).participation_id}:${String(judgedPoiOf(request))}`,
  },
  offlinePackage: {
    max: 30,
    timeWindow: MINUTE,
    keyGenerator: (request) => `offline:${playerOf(request).participation_id}`,
  },
  listen: { max: 300, timeWindow: MINUTE, keyGenerator: (request) => `listen:${playerOf(request).participation_id}` },
  upload: { max: 60, timeWindow: 10 * MINUTE, keyGenerator: (request) => `upload:${accountOf(request).user_id}` },
  captcha: { max: 60, timeWindow: MINUTE, keyGenerator: (request) => `captcha:${visitorOf(request)}` },
  takeOver: { max: 20, timeWindow: 10 * MINUTE, keyGenerator: (request) => `takeover:${accountOf(request).user_id}` },
  contact: { max: 10, timeWindow: 10 * MINUTE, keyGenerator: (request) => `contact:${visitorOf(request)}` },
  make: { max: 300, timeWindow: MINUTE, keyGenerator: (request) => `make:${accountOf(request).user_id}` },
  sendMessage: { max: 60, timeWindow: MINUTE, keyGenerator: (request) => `message:${accountOf(request).user_id}` },
  board: { max: 120, timeWindow: MINUTE, keyGenerator: (request) => `board:${visitorOf(request)}` },
  wholeExploration: { max: 30, timeWindow: MINUTE, keyGenerator: (request) => `run:${accountOf(request).user_id}` },
  // A screen shows about twelve tiles; only those that no visitor has seen before count.
  mapTile: { max: 600, timeWindow: MINUTE, keyGenerator: (request) => `tile:${visitorOf(request)}` },
  place: { max: 120, timeWindow: MINUTE, keyGenerator: (request) => `place:${visitorOf(request)}` },
} satisfies Record<string, Limit>;

/** Limits that `limited` enforces; `guardCodes` counts wrong codes, and `limitedPositions` judged positions. */
export type LimitName = Exclude<keyof typeof LIMITS, 'code' | 'position'>;

/** Id of the poi whose arrival the request proves by a position; undefined in other requests. The body is not validated yet. */
function judgedPoiOf({ body }: FastifyRequest): unknown {
  const { progress_type, progress_id, position }: Record<string, unknown> = { ...(body as object | null) };
  return progress_type === 'arrival' && position !== undefined ? progress_id : undefined;
}

/** Id of the requested run, 0 without one. Parsed as a number, so that `7`, `007` and `7.0` share a limit. */
function explorationOf({ query, body, params }: FastifyRequest): number {
  const { exploration_id: id }: { exploration_id?: unknown } = {
    ...(query as object),
    ...(body as object | undefined),
    ...(params as object),
  };
  return typeof id === 'string' || typeof id === 'number' ? Number(id) : 0;
}

export async function registerRateLimits(app: FastifyInstance, config: Config): Promise<void> {
  if (config.rateLimit === 'off') app.log.warn('RATE_LIMIT=off: all rate limits are disabled');
  await app.register(rateLimit, { global: false, cache: 50_000, allowList: () => config.rateLimit === 'off' });
}

function refuse(reply: FastifyReply, seconds: number): never {
  reply.header('retry-after', seconds);
  throw new Problem('rate_limited');
}

/** Hook that refuses with `rate_limited` and `Retry-After` once the named limit is reached. */
export function limited(app: FastifyInstance, name: LimitName) {
  const count = app.createRateLimit(LIMITS[name]); // `app.rateLimit` would count only the first limit of a request
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const limit = await count(request);
    if (!limit.isAllowed && limit.isExceeded) refuse(reply, limit.ttlInSeconds);
  };
}

/** Hook that refuses like `limited` after too many positions at one poi, which could locate a hidden target. */
export function limitedPositions(app: FastifyInstance) {
  const count = app.createRateLimit(LIMITS.position);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (judgedPoiOf(request) === undefined) return;
    const limit = await count(request);
    if (!limit.isAllowed && limit.isExceeded) refuse(reply, limit.ttlInSeconds);
  };
}

/** Limits the guessing of access codes. Counts only wrong codes, so that all players who know the code can join. */
export function guardCodes(app: FastifyInstance) {
  const count = app.createRateLimit(LIMITS.code);
  return {
    /** Hook that refuses like `limited` after too many wrong codes. */
    async refuseGuessing(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const limit = await count(request, { increment: false });
      if (!limit.isAllowed && limit.remaining === 0) refuse(reply, limit.ttlInSeconds);
    },
    /** Runs `join` and counts a wrong code. */
    async counting<T>(request: FastifyRequest, join: () => Promise<T>): Promise<T> {
      try {
        return await join();
      } catch (error) {
        if (error instanceof Problem && /^wrong_(exploration|team)_code$/.test(error.code)) await count(request);
        throw error;
      }
    },
  };
}
