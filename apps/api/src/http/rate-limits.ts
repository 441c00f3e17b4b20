import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import { normalizeEmail } from '@puzzle-runs/domain/account/normalize-email.ts';
import { EMAIL_MAX } from '@puzzle-runs/domain/limits.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { accountOf } from './session.ts';
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
 * Counted per process (docs/decisions/0007). A school class behind one address joins at once, so joining is generous, and thirty phones
 * of one team answer together; wrong codes are guarded more tightly, per run. Passwords are guessed for one account or for many: both are counted.
 * What creators make is limited so that a program which runs wild fills no disk, far above what hands can do.
 */
const LIMITS = {
  join: { max: 600, timeWindow: MINUTE, keyGenerator: (request) => `join:${visitorOf(request)}` },
  code: {
    max: 60,
    timeWindow: 10 * MINUTE,
    keyGenerator: (request) => `code:${visitorOf(request)}:${explorationOf(request)}`,
  },
  answer: { max: 300, timeWindow: MINUTE, keyGenerator: (request) => `answer:${playerOf(request).participation_id}` },
  listen: { max: 300, timeWindow: MINUTE, keyGenerator: (request) => `listen:${playerOf(request).participation_id}` },
  register: { max: 30, timeWindow: 10 * MINUTE, keyGenerator: (request) => `register:${visitorOf(request)}` },
  recover: { max: 20, timeWindow: 10 * MINUTE, keyGenerator: (request) => `recover:${visitorOf(request)}` },
  mailTo: {
    max: 5,
    timeWindow: 10 * MINUTE,
    keyGenerator: (request) => `mail:${visitorOf(request)}:${emailIn(request)}`,
  },
  verify: { max: 30, timeWindow: 10 * MINUTE, keyGenerator: (request) => `verify:${visitorOf(request)}` },
  reset: { max: 20, timeWindow: 10 * MINUTE, keyGenerator: (request) => `reset:${visitorOf(request)}` },
  login: { max: 60, timeWindow: MINUTE, keyGenerator: (request) => `login:${visitorOf(request)}` },
  loginTo: {
    max: 10,
    timeWindow: 10 * MINUTE,
    keyGenerator: (request) => `login:${visitorOf(request)}:${emailIn(request)}`,
  },
  change: { max: 20, timeWindow: 10 * MINUTE, keyGenerator: (request) => `change:${accountOf(request).user_id}` },
  forfeit: { max: 5, timeWindow: 10 * MINUTE, keyGenerator: (request) => `forfeit:${accountOf(request).user_id}` },
  remove: { max: 20, timeWindow: 10 * MINUTE, keyGenerator: (request) => `remove:${accountOf(request).user_id}` },
  upload: { max: 60, timeWindow: 10 * MINUTE, keyGenerator: (request) => `upload:${accountOf(request).user_id}` },
  captcha: { max: 60, timeWindow: MINUTE, keyGenerator: (request) => `captcha:${visitorOf(request)}` },
  cross: { max: 20, timeWindow: 10 * MINUTE, keyGenerator: (request) => `cross:${accountOf(request).user_id}` },
  arrive: { max: 60, timeWindow: 10 * MINUTE, keyGenerator: (request) => `arrive:${visitorOf(request)}` },
  takeOver: { max: 20, timeWindow: 10 * MINUTE, keyGenerator: (request) => `takeover:${accountOf(request).user_id}` },
  contact: { max: 10, timeWindow: 10 * MINUTE, keyGenerator: (request) => `contact:${visitorOf(request)}` },
  make: { max: 300, timeWindow: MINUTE, keyGenerator: (request) => `make:${accountOf(request).user_id}` },
  tell: { max: 60, timeWindow: MINUTE, keyGenerator: (request) => `tell:${accountOf(request).user_id}` },
  board: { max: 120, timeWindow: MINUTE, keyGenerator: (request) => `board:${visitorOf(request)}` },
  wholeExploration: { max: 30, timeWindow: MINUTE, keyGenerator: (request) => `run:${accountOf(request).user_id}` },
  place: { max: 120, timeWindow: MINUTE, keyGenerator: (request) => `place:${visitorOf(request)}` },
} satisfies Record<string, Limit>;

/** What is limited by a hook; wrong codes are counted on their own. */
export type LimitName = Exclude<keyof typeof LIMITS, 'code'>;

/** Address of a visitor. IPv6 addresses count per network, because one client owns a whole network. */
function visitorOf({ ip }: FastifyRequest): string {
  return normalizeIP(ip.replace(/%.*$/, '')); // without the zone of a link
}

/** The run that is asked for, however its number is written: `7`, `007` and `7.0` share a limit. */
function explorationOf({ query, body, params }: FastifyRequest): number {
  const { exploration_id: id }: { exploration_id?: unknown } = {
    ...(query as object),
    ...(body as object | undefined),
    ...(params as object),
  };
  return typeof id === 'string' || typeof id === 'number' ? Number(id) : 0;
}

/** The address that is asked for, however it is written. */
function emailIn({ body }: FastifyRequest): string {
  const email = (body as { email?: unknown } | null | undefined)?.email;
  return typeof email === 'string' ? normalizeEmail(email.slice(0, EMAIL_MAX)) : '';
}

export async function registerRateLimits(app: FastifyInstance, config: Config): Promise<void> {
  if (config.rateLimit === 'off') app.log.warn('RATE_LIMIT=off: joining, answering and accounts are not limited');
  await app.register(rateLimit, { global: false, cache: 50_000, allowList: () => config.rateLimit === 'off' });
}

function refuse(reply: FastifyReply, seconds: number): never {
  reply.header('retry-after', seconds);
  throw new Problem('rate_limited');
}

/** Hook that refuses with `rate_limited` and `Retry-After` once the named limit is reached. */
export function limited(app: FastifyInstance, name: LimitName) {
  const count = app.createRateLimit(LIMITS[name]); // `app.rateLimit` lets only the first limit of a request count
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const limit = await count(request);
    if (!limit.isAllowed && limit.isExceeded) refuse(reply, limit.ttlInSeconds);
  };
}

/** Keeps codes from being guessed: only wrong ones are counted, so that everybody who knows the code comes in. */
export function guardCodes(app: FastifyInstance) {
  const count = app.createRateLimit(LIMITS.code);
  return {
    /** Hook that refuses like `limited`. */
    async refuseGuessing(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const limit = await count(request, { increment: false });
      if (!limit.isAllowed && limit.remaining === 0) refuse(reply, limit.ttlInSeconds);
    },
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
