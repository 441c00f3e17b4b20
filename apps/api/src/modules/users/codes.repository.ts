import { and, count, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';
import type { CodeKind } from '#db/tables/account-tables.ts';
import type { Tables } from '#db/tables.ts';

export async function insertCode(tx: Tx, code: Tables['codes']['$inferInsert']): Promise<void> {
  await tx.insert(tx.t.codes).values(code);
}

export async function findCode(db: Db, hash: string, now: Date) {
  const { codes } = db.t;
  const [code] = await db
    .select()
    .from(codes)
    .where(and(eq(codes.hash, hash), gt(codes.expiresAt, now)));
  return code;
}

export async function deleteCode(tx: Tx, id: number): Promise<void> {
  await tx.delete(tx.t.codes).where(eq(tx.t.codes.id, id));
}

export async function countTry(tx: Tx, id: number): Promise<void> {
  const { codes } = tx.t;
  await tx
    .update(codes)
    .set({ triesLeft: sql`${codes.triesLeft} - 1` })
    .where(eq(codes.id, id));
  await tx.delete(codes).where(and(eq(codes.id, id), lte(codes.triesLeft, 0)));
}

/** Number of codes of this kind that were created for an address since `since`. */
export async function countCodesTo(db: Db, kind: CodeKind, email: string, since: Date): Promise<number> {
  const { codes } = db.t;
  const [row] = await db
    .select({ n: count() })
    .from(codes)
    .where(and(eq(codes.email, email), eq(codes.kind, kind), gt(codes.createdAt, since)));
  return row?.n ?? 0;
}

/** Number of valid codes of this kind of an account. */
export async function countCodesOf(db: Db, kind: CodeKind, userId: number, now: Date): Promise<number> {
  const { codes } = db.t;
  const [row] = await db
    .select({ n: count() })
    .from(codes)
    .where(and(eq(codes.userId, userId), eq(codes.kind, kind), gt(codes.expiresAt, now)));
  return row?.n ?? 0;
}

export async function deleteCodesTo(tx: Tx, kind: CodeKind, email: string): Promise<void> {
  const { codes } = tx.t;
  await tx.delete(codes).where(and(eq(codes.email, email), eq(codes.kind, kind)));
}

export async function deleteCodesOf(tx: Tx, kind: CodeKind, userId: number): Promise<void> {
  const { codes } = tx.t;
  await tx.delete(codes).where(and(eq(codes.userId, userId), eq(codes.kind, kind)));
}

export async function deleteExpiredCodes(tx: Tx, now: Date): Promise<void> {
  await tx.delete(tx.t.codes).where(lte(tx.t.codes.expiresAt, now));
}
