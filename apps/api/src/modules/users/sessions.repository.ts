import { and, eq, gt, lte, ne, sql } from 'drizzle-orm';
import { placeholders, statement } from '#db/statement.ts';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';

const liveSession = statement((db: Db) => {
  const { sessions, users } = db.t;
  const now = sql.param(sql.placeholder('now'), sessions.expiresAt);
  return db
    .select({ id: sessions.id, userId: users.id, name: users.name, email: users.email })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, placeholders('id').id), gt(sessions.expiresAt, now)));
});

/** An unexpired session with its account. */
export async function findSession(db: Db, id: string, now: Date) {
  const [session] = await liveSession(db, { id, now });
  return session;
}

export async function insertSession(tx: Tx, session: Tables['sessions']['$inferInsert']): Promise<void> {
  await tx.insert(tx.t.sessions).values(session);
}

export async function deleteSession(tx: Tx, id: string): Promise<void> {
  await tx.delete(tx.t.sessions).where(eq(tx.t.sessions.id, id));
}

/** Ends all sessions of an account but one. */
export async function deleteSessionsOf(tx: Tx, userId: number, exceptId = ''): Promise<void> {
  const { sessions } = tx.t;
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, exceptId)));
}

export async function deleteExpiredSessions(tx: Tx, now: Date): Promise<void> {
  await tx.delete(tx.t.sessions).where(lte(tx.t.sessions.expiresAt, now));
}
