import type { SessionClaims } from '@puzzle-runs/contract/user.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#session.ts';
import { deleteCodesOf } from './codes.repository.ts';
import { isRightPassword } from './passwords.ts';
import { deleteSession, findSession, insertSession } from './sessions.repository.ts';
import { findUser, findUserByEmail } from './users.repository.ts';

const LIFE_MS = 30 * 24 * 60 * 60 * 1_000;

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
  deps: Pick<Deps, 'store' | 'config' | 'now' | 'newId'>,
  { id, passwordHash }: { id: number; passwordHash: string | null },
): Promise<SessionClaims> {
  return deps.store.transact(async (tx) => {
    const user = await findUser(tx, id);
    if (user?.passwordHash !== passwordHash) throw new Problem('credentials');
    return openSession(tx, deps, user);
  });
}

/** Writes a session of an account, and answers the claims of its token. */
export async function openSession(
  tx: Tx,
  { config, now, newId }: Pick<Deps, 'config' | 'now' | 'newId'>,
  { id: userId, name, email }: { id: number; name: string; email: string },
): Promise<SessionClaims> {
  const id = newId();
  await insertSession(tx, { id, userId, createdAt: now(), expiresAt: new Date(now().getTime() + LIFE_MS) });
  return { kind: 'session', session_id: id, name, group: groupOf(config, email) };
}

/** Ends a session; its token holds no longer, nor does a code that it has made to open another. */
export async function logOut(
  { store }: Pick<Deps, 'store'>,
  { session_id, user_id }: Session,
): Promise<{ logged_out: true }> {
  await store.transact(async (tx) => {
    await deleteSession(tx, session_id);
    await deleteCodesOf(tx, 'crossing', user_id);
  });
  return { logged_out: true };
}
