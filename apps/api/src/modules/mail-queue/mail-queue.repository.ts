import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { statement } from '#db/statement.ts';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';

export async function insertMail(tx: Tx, mail: Tables['mails']['$inferInsert']): Promise<void> {
  await tx.insert(tx.t.mails).values(mail);
}

const dueMail = statement((db: Db) => {
  const { mails } = db.t;
  return db
    .select({ id: mails.id })
    .from(mails)
    .where(lte(mails.dueAt, sql.param(sql.placeholder('now'), mails.dueAt)))
    .limit(1);
});

export async function hasDueMail(db: Db, now: Date): Promise<boolean> {
  return (await dueMail(db, { now })).length > 0;
}

/** Claims the mail that is due longest until `until`; undefined if no mail is due. Deletes decoys that are due. */
export async function claimMail(tx: Tx, { now, until }: { now: Date; until: Date }) {
  const { mails } = tx.t;
  await tx.delete(mails).where(and(isNull(mails.recipient), lte(mails.dueAt, now)));
  const [due] = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(lte(mails.dueAt, now))
    .orderBy(asc(mails.dueAt), asc(mails.id))
    .limit(1);
  if (!due) return undefined;
  const [claimed] = await tx
    .update(mails)
    .set({ dueAt: until, tries: sql`${mails.tries} + 1` })
    .where(eq(mails.id, due.id))
    .returning();
  return claimed;
}

export async function deleteMail(tx: Tx, id: string): Promise<void> {
  await tx.delete(tx.t.mails).where(eq(tx.t.mails.id, id));
}

export async function postponeMail(tx: Tx, id: string, dueAt: Date): Promise<void> {
  await tx.update(tx.t.mails).set({ dueAt }).where(eq(tx.t.mails.id, id));
}

export async function deleteMailsTo(tx: Tx, recipient: string): Promise<void> {
  await tx.delete(tx.t.mails).where(eq(tx.t.mails.recipient, recipient));
}
