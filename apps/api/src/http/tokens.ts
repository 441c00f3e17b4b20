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

/** Tokens are checked once per minute and token, not per request: verifying a signature costs as much as the reads. */
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

/** Hook of every call that needs a run token; runs before the body is read. Throws `unauthorized`. */
export async function requirePlayer(request: FastifyRequest): Promise<void> {
  const claims = runTokenClaims.safeParse(bearerClaims(request));
  if (!claims.success) throw new Problem('unauthorized');
  request.player = claims.data;
}

/** Who plays, after `requirePlayer`. */
export function playerOf(request: FastifyRequest): RunTokenClaims {
  if (!request.player) throw new Problem('unauthorized');
  return request.player;
}

/** What the token of a request says, whatever kind it is. Throws `unauthorized` when it does not hold. */
export function bearerClaims(request: FastifyRequest): unknown {
  const [type, token] = request.headers.authorization?.split(' ') ?? [];
  if (type?.toLowerCase() !== 'bearer' || !token) throw new Problem('unauthorized');
  try {
    return request.server.jwt.verify(token);
  } catch {
    throw new Problem('unauthorized'); // expired, tampered or not a token: all the same to the caller
  }
}
