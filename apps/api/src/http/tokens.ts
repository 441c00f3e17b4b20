import jwt from '@fastify/jwt';
import { type RunTokenClaims, runTokenClaims, type TokenPair } from '@puzzle-runs/contract/join.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const RUN_TOKEN_LIFE = '30d';

const REMEMBERED_MAX = 10_000;

/** Claims of a token with its end, in seconds. */
interface Expiring {
  exp?: number;
}

/** Tokens whose signature was verified, with their claims. */
type VerifiedTokens = LRUCache<string, Expiring>;

declare module 'fastify' {
  interface FastifyInstance {
    verifiedTokens: VerifiedTokens;
  }
  interface FastifyRequest {
    player: RunTokenClaims | null;
  }
}

/**
 * Remembers verified tokens, because verifying a signature costs as much as the reads of a request. The cache of
 * `@fastify/jwt` is off: it also keeps an error of 10 kB for each refused token, so that a fuzzer fills the memory.
 */
export async function registerTokens(app: FastifyInstance, secret: string): Promise<void> {
  await app.register(jwt, {
    secret,
    sign: { algorithm: 'HS256' },
    verify: { algorithms: ['HS256'] },
  });
  app.decorate('verifiedTokens', new LRUCache({ max: REMEMBERED_MAX }) satisfies VerifiedTokens);
  app.decorateRequest('player', null);
}

export function signRunToken(app: FastifyInstance, claims: RunTokenClaims): TokenPair {
  return { tokenType: 'Bearer', accessToken: app.jwt.sign(claims, { expiresIn: RUN_TOKEN_LIFE }) };
}

/** Hook of routes that need a run token; runs before the body is read. Throws `unauthorized`. */
export function requirePlayer(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  const claims = bearerClaims(request);
  request.player = players.get(claims) ?? parsePlayer(claims);
  done();
}

/** The players of the claims in `verifiedTokens`. */
const players = new WeakMap<object, RunTokenClaims>();

function parsePlayer(claims: object): RunTokenClaims {
  const parsed = runTokenClaims.safeParse(claims);
  if (!parsed.success) throw new Problem('unauthorized');
  players.set(claims, parsed.data);
  return parsed.data;
}

/** The claims of the run token, after `requirePlayer`. */
export function playerOf(request: FastifyRequest): RunTokenClaims {
  if (!request.player) throw new Problem('unauthorized');
  return request.player;
}

/** The claims of a bearer token of any kind, not yet parsed. Throws `unauthorized` for a missing or invalid token. */
export function bearerClaims(request: FastifyRequest): object {
  const [type, token] = request.headers.authorization?.split(' ') ?? [];
  if (type?.toLowerCase() !== 'bearer' || !token) throw new Problem('unauthorized');
  const { jwt, verifiedTokens } = request.server;
  const remembered = verifiedTokens.get(token);
  if (remembered && !isExpired(remembered)) return remembered;
  try {
    const claims = jwt.verify<Expiring>(token);
    verifiedTokens.set(token, claims);
    return claims;
  } catch {
    throw new Problem('unauthorized'); // expired, tampered or not a token: the caller must not see the difference
  }
}

function isExpired({ exp = Number.POSITIVE_INFINITY }: Expiring): boolean {
  return exp * 1_000 <= Date.now();
}
