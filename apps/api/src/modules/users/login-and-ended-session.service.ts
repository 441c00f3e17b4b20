import type { SessionClaims } from '@puzzle-runs/contract/user.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { deleteCodesOf } from './codes.repository.ts';
import { isRightPassword } from './passwords.ts';
import { deleteSession, findSession, insertSession } from './sessions.repository.ts';
import { findUser, findUserByEmail } from './users.repository.ts';

const LIFE_MS = 30 * 24 * 60 * 60 * 1_000;

/** A valid session; null when it was ended, expired, or its account was deleted. */
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
 * Starts a session and returns the claims of its token.
 * @throws `credentials` for an unknown or unconfirmed address or a wrong password, in the same time.
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

/** Starts a session unless the password changed since it was checked. */
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

/** Inserts a session and returns the claims of its token. */
export async function openSession(
  tx: Tx,
  { config, now, newId }: Pick<Deps, 'config' | 'now' | 'newId'>,
  { id: userId, name, email }: { id: number; name: string; email: string },
): Promise<SessionClaims> {
  const id = newId();
  await insertSession(tx, { id, userId, createdAt: now(), expiresAt: new Date(now().getTime() + LIFE_MS) });
  return { kind: 'session', session_id: id, name, group: groupOf(config, email) };
}

/** Ends a session: its token and its pending login hand-over codes become invalid. */
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
