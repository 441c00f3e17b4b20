import type { SessionClaims } from '@puzzle-runs/contract/user.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Deps } from '#deps.ts';
import { isRightPassword } from './passwords.ts';
import { deleteSession, findSession, insertSession } from './sessions.repository.ts';
import { findUser, findUserByEmail } from './users.repository.ts';

const LIFE_MS = 30 * 24 * 60 * 60 * 1_000;

/** Who calls with a session token, as the account is now. */
export interface Session {
  readonly session_id: string;
  readonly user_id: number;
  readonly name: string;
  readonly group: SessionClaims['group'];
}

/** A session that holds; null when it was ended, has expired, or its account is gone. */
export async function readSession(
  { store, config, now }: Pick<Deps, 'store' | 'config' | 'now'>,
  id: string,
): Promise<Session | null> {
  const found = await findSession(store.db, id, now());
  if (!found) return null;
  return { session_id: found.id, user_id: found.userId, name: found.name, group: groupOf(config, found.email) };
}

function groupOf({ ownerEmails }: Deps['config'], email: string): SessionClaims['group'] {
  return ownerEmails.includes(email) ? 'owner' : 'user';
}

/**
 * Begins a session and answers the claims of its token.
 * @throws `credentials` when the address or the password is wrong or was never confirmed; it takes the same time.
 */
export async function logIn(
  deps: Pick<Deps, 'store' | 'config' | 'now' | 'newId'>,
  { email, password }: { email: string; password: string },
): Promise<SessionClaims> {
  const user = await findUserByEmail(deps.store.db, email);
  const right = await isRightPassword(user?.passwordHash, password);
  if (!user || !right) throw new Problem('credentials');
  return beginSession(deps, user);
}

/** A session of an account whose password was `passwordHash`; changed meanwhile, it is not begun. */
function beginSession(
  { store, config, now, newId }: Pick<Deps, 'store' | 'config' | 'now' | 'newId'>,
  { id: userId, passwordHash }: { id: number; passwordHash: string | null },
): Promise<SessionClaims> {
  const id = newId();
  return store.transact(async (tx) => {
    const user = await findUser(tx, userId);
    if (user?.passwordHash !== passwordHash) throw new Problem('credentials');
    await insertSession(tx, {
      id,
      userId,
      createdAt: now(),
      expiresAt: new Date(now().getTime() + LIFE_MS),
    });
    return { kind: 'session', session_id: id, name: user.name, group: groupOf(config, user.email) };
  });
}

/** Ends a session; its token holds no longer. */
export async function logOut({ store }: Pick<Deps, 'store'>, { session_id }: Session): Promise<{ logged_out: true }> {
  await store.transact((tx) => deleteSession(tx, session_id));
  return { logged_out: true };
}
