import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';

/** Names per statement, far below the parameter limit of both databases. */
const AT_ONCE = 500;

/** Records an upload; a picture uploaded by several accounts has no owner. */
export async function keepPicture(tx: Tx, picture: Required<Tables['pictures']['$inferInsert']>): Promise<void> {
  const { pictures: p } = tx.t;
  const owner = sql`case when ${p.userId} = ${picture.userId} then ${p.userId} end`;
  await tx
    .insert(p)
    .values(picture)
    .onConflictDoUpdate({ target: p.name, set: { usedAt: picture.usedAt, userId: owner } });
}

export function listPicturesBefore(db: Db, time: Date) {
  const { pictures: p } = db.t;
  return db.select({ name: p.name, usedAt: p.usedAt }).from(p).where(lt(p.usedAt, time));
}

/** The next names after `last`, in alphabetical order. */
export async function listNamesAfter(db: Db, last: string): Promise<string[]> {
  const { pictures: p } = db.t;
  const rows = await db.select({ name: p.name }).from(p).where(gt(p.name, last)).orderBy(asc(p.name)).limit(AT_ONCE);
  return rows.map(({ name }) => name);
}

export async function updateUsed(tx: Tx, names: readonly string[], usedAt: Date): Promise<void> {
  const { pictures: p } = tx.t;
  for (let start = 0; start < names.length; start += AT_ONCE)
    await tx
      .update(p)
      .set({ usedAt })
      .where(inArray(p.name, names.slice(start, start + AT_ONCE)));
}

/** Clears the owner and resets `usedAt`, so the next clean-up may delete them. */
export async function updateAbandoned(tx: Tx, userId: number): Promise<void> {
  const { pictures: p } = tx.t;
  await tx
    .update(p)
    .set({ userId: null, usedAt: new Date(0) })
    .where(eq(p.userId, userId));
}

/** Deletes the row if it was unused since `before`, and returns it. */
export async function deletePicture(tx: Tx, name: string, before: Date) {
  const { pictures: p } = tx.t;
  const [deleted] = await tx
    .delete(p)
    .where(and(eq(p.name, name), lt(p.usedAt, before)))
    .returning();
  return deleted;
}

export async function hasPicture(db: Db, name: string): Promise<boolean> {
  return (await db.$count(db.t.pictures, eq(db.t.pictures.name, name))) > 0;
}
