import jwt from '@fastify/jwt';
import { type RunTokenClaims, runTokenClaims, type TokenPair } from '@puzzle-runs/contract/join.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const RUN_TOKEN_LIFE = '30d';

declare module 'fastify' {
  interface FastifyRequest {
    player: RunTokenClaims | null;
  }
}

/** Caches the verification of a token for a minute, because verifying a signature costs as much as the reads of a request. */
export async function registerTokens(app: FastifyInstance, secret: string): Promise<void> {
  await app.register(jwt, {
    secret,
    sign: { algorithm: 'HS256' },
    verify: { algorithms: ['HS256'], cache: 10_000, cacheTTL: 60_000 },
  });
  app.decorateRequest('player', null);
}

export function signRunToken(app: FastifyInstance, claims: RunTokenClaims): TokenPair {
  return { tokenType: 'Bearer', accessToken: app.jwt.sign(claims, { expiresIn: RUN_TOKEN_LIFE }) };
}

/** Hook of routes that need a run token; runs before the body is read. Throws `unauthorized`. */
export async function requirePlayer(request: FastifyRequest): Promise<void> {
  const claims = runTokenClaims.safeParse(bearerClaims(request));
  if (!claims.success) throw new Problem('unauthorized');
  request.player = claims.data;
}

/** The claims of the run token, after `requirePlayer`. */
export function playerOf(request: FastifyRequest): RunTokenClaims {
  if (!request.player) throw new Problem('unauthorized');
  return request.player;
}

/** The claims of a bearer token of any kind, not yet parsed. Throws `unauthorized` for a missing or invalid token. */
export function bearerClaims(request: FastifyRequest): unknown {
  const [type, token] = request.headers.authorization?.split(' ') ?? [];
  if (type?.toLowerCase() !== 'bearer' || !token) throw new Problem('unauthorized');
  try {
    return request.server.jwt.verify(token);
  } catch {
    throw new Problem('unauthorized'); // expired, tampered or not a token: the caller must not see the difference
  }
}
