import type { TokenPair } from '@puzzle-runs/contract/join.ts';
import { type SessionClaims, sessionClaims } from '@puzzle-runs/contract/user.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';
import { readSession, type Session } from '#modules/users/sessions.service.ts';
import { bearerClaims } from './tokens.ts';

const SESSION_TOKEN_LIFE = '30d';

declare module 'fastify' {
  interface FastifyRequest {
    account: Session | null;
  }
}

export function registerSessions(app: FastifyInstance): void {
  app.decorateRequest('account', null);
}

export function signSessionToken(app: FastifyInstance, claims: SessionClaims): TokenPair {
  return { tokenType: 'Bearer', accessToken: app.jwt.sign(claims, { expiresIn: SESSION_TOKEN_LIFE }) };
}

/** What it takes to know who calls. */
export type Sessions = Pick<Deps, 'store' | 'config' | 'now'>;

/**
 * The account that calls, as it is now, or null for a visitor without a token.
 * @throws `unauthorized` for a token that does not hold, or whose session was ended.
 */
export async function sessionOf(deps: Sessions, request: FastifyRequest): Promise<Session | null> {
  if (!request.headers.authorization) return null;
  const claims = sessionClaims.safeParse(bearerClaims(request));
  const session = claims.success ? await readSession(deps, claims.data.session_id) : null;
  if (!session) throw new Problem('unauthorized');
  return session;
}

/** Hook of every call that needs a login; runs before the body is read. Throws `unauthorized`. */
export function requireAccount(deps: Sessions) {
  return async (request: FastifyRequest): Promise<void> => {
    request.account = await sessionOf(deps, request);
    if (!request.account) throw new Problem('unauthorized');
  };
}

/** Who calls, after `requireAccount`. */
export function accountOf(request: FastifyRequest): Session {
  if (!request.account) throw new Problem('unauthorized');
  return request.account;
}
