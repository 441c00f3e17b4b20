import { eq } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';

type NewUser = Tables['users']['$inferInsert'];

export async function findUserByEmail(db: Db, email: string) {
  const [user] = await db.select().from(db.t.users).where(eq(db.t.users.email, email));
  return user;
}

export async function findUser(db: Db, id: number) {
  const [user] = await db.select().from(db.t.users).where(eq(db.t.users.id, id));
  return user;
}

export async function insertUser(tx: Tx, user: NewUser): Promise<void> {
  await tx.insert(tx.t.users).values(user);
}

export async function updateUser(
  tx: Tx,
  id: number,
  changes: Partial<Pick<NewUser, 'name' | 'email' | 'passwordHash'>>,
): Promise<void> {
  await tx.update(tx.t.users).set(changes).where(eq(tx.t.users.id, id));
}
