import type { TokenPair } from '@puzzle-runs/contract/join.ts';
import { type SessionClaims, sessionClaims } from '@puzzle-runs/contract/user.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerClaims } from './tokens.ts';

const SESSION_TOKEN_LIFE = '30d';

declare module 'fastify' {
  interface FastifyInstance {
    readSession: ReadSession;
    refuseForeign: RefuseForeign;
  }
  interface FastifyRequest {
    account: Session | null;
  }
}

/** Finds a session by its id; null when it ended, expired or its account was deleted. */
export type ReadSession = (id: string) => Promise<Session | null>;

/**
 * Throws `not_found` unless the account owns the records in the parameters of an address, `invalid_request` for one
 * that is no id. Reads the database.
 */
export type RefuseForeign = (account: Session, params: Readonly<Record<string, string>>) => Promise<void>;

export function registerSessions(
  app: FastifyInstance,
  { readSession, refuseForeign }: { readSession: ReadSession; refuseForeign: RefuseForeign },
): void {
  app.decorate('readSession', readSession);
  app.decorate('refuseForeign', refuseForeign);
  app.decorateRequest('account', null);
}

export function signSessionToken(app: FastifyInstance, claims: SessionClaims): TokenPair {
  return { tokenType: 'Bearer', accessToken: app.jwt.sign(claims, { expiresIn: SESSION_TOKEN_LIFE }) };
}

/**
 * The account that sent the request; null for a visitor without a token.
 * @throws `unauthorized` for an invalid token or an ended session.
 */
export async function sessionOf(request: FastifyRequest): Promise<Session | null> {
  if (!request.headers.authorization) return null;
  const claims = sessionClaims.safeParse(bearerClaims(request));
  const session = claims.success ? await request.server.readSession(claims.data.session_id) : null;
  if (!session) throw new Problem('unauthorized');
  return session;
}

/** Hook of routes that need a login; runs before the body is read. Throws `unauthorized`. */
export async function requireAccount(request: FastifyRequest): Promise<void> {
  request.account = await sessionOf(request);
  if (!request.account) throw new Problem('unauthorized');
}

/** The account that sent the request, after `requireAccount`. */
export function accountOf(request: FastifyRequest): Session {
  if (!request.account) throw new Problem('unauthorized');
  return request.account;
}

/** A checked session: the account of the token, with its current name and group. */
export interface Session {
  readonly session_id: string;
  readonly user_id: number;
  readonly name: string;
  readonly group: SessionClaims['group'];
}
