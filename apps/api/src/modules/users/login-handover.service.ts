import type { SessionClaims } from '@puzzle-runs/contract/user.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#session.ts';
import { consumeCode, createCode } from './codes.ts';
import { openSession } from './login-and-ended-session.service.ts';
import { findUser } from './users.repository.ts';

/** Creates a code that opens another session of the caller's account: valid for a minute, once, until the session ends. */
export function startHandover(deps: Deps, { user_id: userId }: Session): Promise<{ code: string }> {
  return deps.store.transact(async (tx) => {
    const { code } = await createCode(tx, deps, { kind: 'crossing', userId });
    return { code };
  });
}

/**
 * Starts a session for a hand-over code and returns the claims of its token.
 * @throws `verification_failed` for a code that is unknown, used or expired.
 */
export function completeHandover(deps: Deps, code: string): Promise<SessionClaims> {
  return deps.store.transact(async (tx) => {
    const found = await consumeCode(tx, deps, 'crossing', code);
    const user = found?.userId ? await findUser(tx, found.userId) : undefined;
    if (!user) throw new Problem('verification_failed');
    return openSession(tx, deps, user);
  });
}
