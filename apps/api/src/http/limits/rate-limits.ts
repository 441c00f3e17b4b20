import rateLimit from '@fastify/rate-limit';
import { ARRIVAL_CHECK_MINUTES, ARRIVAL_CHECKS_MAX } from '@puzzle-runs/domain/poi/arrival.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from '#config/config.ts';
import type { Valkey } from '#valkey/valkey.ts';
import { accountOf } from '../session.ts';
import { playerOf } from '../tokens.ts';
import { JOIN_LIMITS } from './join-limits.ts';
import { LOGIN_LIMITS } from './login-limits.ts';
import { type Limit, MINUTE, visitorOf } from './rate-limit-keys.ts';

/**
 * Rate limits, counted per process, or by all processes together in Valkey (docs/decisions/0007, 0047). Answering is
 * generous: thirty phones of one team answer together. The limits for creators are far above manual use; they keep a
 * runaway program from filling the disk.
 */
const LIMITS = {
  ...LOGIN_LIMITS,
  ...JOIN_LIMITS,
  answer: { max: 300, timeWindow: MINUTE, keyGenerator: (request) => `answer:${playerOf(request).participation_id}` },
  position: {
    max: ARRIVAL_CHECKS_MAX,
    timeWindow: ARRIVAL_CHECK_MINUTES * MINUTE,
    keyGenerator: (request) => `position:${playerOf(request).participation_id}:${String(judgedPoiOf(request))}`,
    appliesTo: (request) => judgedPoiOf(request) !== undefined,
  },
  offlinePackage: {
    max: 30,
    timeWindow: MINUTE,
    keyGenerator: (request) => `offline:${playerOf(request).participation_id}`,
  },
  startGameHandover: {
    max: 20,
    timeWindow: 10 * MINUTE,
    keyGenerator: (request) => `game-handover:${playerOf(request).device}`,
  },
  resultPicture: {
    max: 30,
    timeWindow: MINUTE,
    keyGenerator: (request) => `result:${playerOf(request).participation_id}`,
  },
  listen: { max: 300, timeWindow: MINUTE, keyGenerator: (request) => `listen:${playerOf(request).participation_id}` },
  // Reports about tasks, and comments: more than thirty phones of one team write by hand.
  feedback: {
    max: 60,
    timeWindow: 10 * MINUTE,
    keyGenerator: (request) => `feedback:${playerOf(request).participation_id}`,
  },
  upload: { max: 60, timeWindow: 10 * MINUTE, keyGenerator: (request) => `upload:${accountOf(request).user_id}` },
  uploadPhoto: {
    max: 60,
    timeWindow: 10 * MINUTE,
    keyGenerator: (request) => `photo:${playerOf(request).participation_id}`,
  },
  reportPhoto: { max: 20, timeWindow: 10 * MINUTE, keyGenerator: (request) => `report:${visitorOf(request)}` },
  // Counts addresses, not requests: the pictures of other hosts that an account makes the server fetch.
  foreignPicture: {
    max: 200,
    timeWindow: 10 * MINUTE,
    keyGenerator: (request) => `picture:${accountOf(request).user_id}`,
  },
  captcha: { max: 1_200, timeWindow: MINUTE, keyGenerator: (request) => `captcha:${visitorOf(request)}` },
  takeOver: { max: 20, timeWindow: 10 * MINUTE, keyGenerator: (request) => `takeover:${accountOf(request).user_id}` },
  contact: { max: 10, timeWindow: 10 * MINUTE, keyGenerator: (request) => `contact:${visitorOf(request)}` },
  make: { max: 300, timeWindow: MINUTE, keyGenerator: (request) => `make:${accountOf(request).user_id}` },
  sendMessage: { max: 60, timeWindow: MINUTE, keyGenerator: (request) => `message:${accountOf(request).user_id}` },
  board: { max: 120, timeWindow: MINUTE, keyGenerator: (request) => `board:${visitorOf(request)}` },
  // A creator pastes a long text or imports a file; each costs the server up to seconds of computing.
  largeBody: { max: 20, timeWindow: MINUTE, keyGenerator: (request) => `large:${accountOf(request).user_id}` },
  wholeExploration: { max: 30, timeWindow: MINUTE, keyGenerator: (request) => `run:${accountOf(request).user_id}` },
  // A screen shows about twelve tiles; only those that no visitor has seen before count.
  mapTile: { max: 600, timeWindow: MINUTE, keyGenerator: (request) => `tile:${visitorOf(request)}` },
  place: { max: 120, timeWindow: MINUTE, keyGenerator: (request) => `place:${visitorOf(request)}` },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

type Counter = ReturnType<FastifyInstance['createRateLimit']>;

/** The counter of a limit. Both sites share it. */
export type RateLimits = (name: LimitName) => Counter;

declare module 'fastify' {
  interface FastifyInstance {
    rateLimits: RateLimits;
  }
}

/**
 * Id of the poi whose arrival the request proves by a position;
 * undefined in other requests. The body is not validated yet.
 */
function judgedPoiOf({ body }: FastifyRequest): unknown {
  const { progress_type, progress_id, position }: Record<string, unknown> = { ...(body as object | null) };
  return progress_type === 'arrival' && position !== undefined ? progress_id : undefined;
}

/** Makes the counters of one store. The Fastify instance that holds them serves nothing, so they belong to no site. */
async function countersOf(config: Pick<Config, 'rateLimit'>, valkey?: Valkey): Promise<RateLimits> {
  const holder = Fastify();
  await holder.register(rateLimit, {
    global: false,
    cache: 50_000,
    allowList: () => config.rateLimit === 'off',
    ...(valkey && { redis: valkey.client, nameSpace: 'limit:' }),
  });
  return (name) => holder.createRateLimit(LIMITS[name]); // `rateLimit` would count only the first limit of a request
}

/** Creates the counters: in the shared store, and in this process without a store or while it is away. */
export async function createRateLimits(config: Pick<Config, 'rateLimit'>, valkey: Valkey | null): Promise<RateLimits> {
  const ofProcess = await countersOf(config);
  const shared = valkey && (await countersOf(config, valkey));
  const counters = new Map<LimitName, Counter>();

  function create(name: LimitName): Counter {
    const inProcess = ofProcess(name);
    if (!shared) return inProcess;
    const inStore = shared(name);
    return async (request, options) =>
      (await valkey.attempt(() => inStore(request, options))) ?? inProcess(request, options);
  }

  return (name) => {
    const counter = counters.get(name) ?? create(name);
    counters.set(name, counter);
    return counter;
  };
}

export function registerRateLimits(
  app: FastifyInstance,
  { config, rateLimits }: { config: Pick<Config, 'rateLimit'>; rateLimits: RateLimits },
): void {
  if (config.rateLimit === 'off') app.log.warn('RATE_LIMIT=off: all rate limits are disabled');
  app.decorate('rateLimits', rateLimits);
}

/** Hook that refuses with `rate_limited` and `Retry-After` once the named limit is reached. */
export function limited(app: FastifyInstance, name: LimitName) {
  const count = app.rateLimits(name);
  const { appliesTo }: Limit = LIMITS[name];
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (appliesTo && !appliesTo(request)) return;
    const limit = await count(request);
    if (limit.isAllowed || !limit.isExceeded) return;
    reply.header('retry-after', limit.ttlInSeconds);
    throw new Problem('rate_limited');
  };
}
