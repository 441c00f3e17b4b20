import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';

type Row = Tables['accountSubmissions']['$inferSelect'];

/** Account and id of a submission. */
type Key = Pick<Row, 'userId' | 'submissionId'>;

function isOne({ t }: Db, { userId, submissionId }: Key) {
  return and(eq(t.accountSubmissions.userId, userId), eq(t.accountSubmissions.submissionId, submissionId));
}

/** A submission that was carried out; undefined for a new one. */
export async function findAccountSubmission(db: Db, key: Key): Promise<Row | undefined> {
  const [row] = await db.select().from(db.t.accountSubmissions).where(isOne(db, key));
  return row;
}

/**
 * Stores a submission without its response; false if it is stored already. While another transaction stores the same
 * one, PostgreSQL waits for its end.
 */
export async function insertAccountSubmission(tx: Tx, row: Omit<Row, 'response'>): Promise<boolean> {
  const { accountSubmissions: s } = tx.t;
  const inserted = await tx.insert(s).values(row).onConflictDoNothing().returning({ userId: s.userId });
  return inserted.length > 0;
}

/** Stores the response of a submission; undefined as null. */
export async function updateResponse(tx: Tx, key: Key, response: unknown = null): Promise<void> {
  await tx.update(tx.t.accountSubmissions).set({ response }).where(isOne(tx, key));
}

export async function deleteAccountSubmissionsBefore(tx: Tx, time: Date): Promise<void> {
  await tx.delete(tx.t.accountSubmissions).where(lte(tx.t.accountSubmissions.createdAt, time));
}

/** Deletes the submissions, of any account, whose response contains a text. */
export async function deleteAccountSubmissionsWith(tx: Tx, text: string): Promise<void> {
  const { accountSubmissions: s } = tx.t;
  await tx.delete(s).where(sql`cast(${s.response} as text) like ${`%${text}%`}`);
}
