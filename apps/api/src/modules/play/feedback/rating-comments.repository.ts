import { and, count, desc, eq, inArray, lt } from 'drizzle-orm';
import { participationIdsOfBattle } from '#db/id-subqueries.ts';
import type { Db, Tx } from '#db/store.ts';

interface NewComment {
  participationId: number;
  explorationId: number;
  text: string;
  updatedAt: Date;
}

/** A second comment of a participation replaces the first. */
export async function upsertComment(tx: Tx, comment: NewComment): Promise<void> {
  const { ratingComments: c } = tx.t;
  const { text, updatedAt } = comment;
  await tx.insert(c).values(comment).onConflictDoUpdate({ target: c.participationId, set: { text, updatedAt } });
}

export async function findComment(db: Db, participationId: number) {
  const { ratingComments: c } = db.t;
  const [row] = await db.select({ text: c.text }).from(c).where(eq(c.participationId, participationId));
  return row;
}

/** A page of the comments about an exploration, the latest first, each with the rating of its participation. */
export function listComments(db: Db, explorationId: number, { limit, offset }: { limit: number; offset: number }) {
  const { ratingComments: c, participations: p } = db.t;
  return db
    .select({ id: c.participationId, text: c.text, updatedAt: c.updatedAt, rating: p.rating })
    .from(c)
    .innerJoin(p, eq(p.id, c.participationId))
    .where(eq(c.explorationId, explorationId))
    .orderBy(desc(c.updatedAt), desc(c.participationId))
    .limit(limit)
    .offset(offset);
}

export async function countComments(db: Db, explorationId: number): Promise<number> {
  const { ratingComments: c } = db.t;
  const [row] = await db.select({ n: count() }).from(c).where(eq(c.explorationId, explorationId));
  return row?.n ?? 0;
}

/** Returns whether there was such a comment about this exploration. */
export async function deleteCommentAbout(tx: Tx, explorationId: number, participationId: number): Promise<boolean> {
  const { ratingComments: c } = tx.t;
  const own = and(eq(c.participationId, participationId), eq(c.explorationId, explorationId));
  const rows = await tx.delete(c).where(own).returning({ id: c.participationId });
  return rows.length > 0;
}

export async function deleteCommentsBefore(tx: Tx, before: Date): Promise<void> {
  const { ratingComments: c } = tx.t;
  await tx.delete(c).where(lt(c.updatedAt, before));
}

export async function deleteCommentsOfBattle(tx: Tx, battleId: number): Promise<void> {
  const { ratingComments: c } = tx.t;
  await tx.delete(c).where(inArray(c.participationId, participationIdsOfBattle(tx, battleId)));
}

/** Comments about all explorations of an account. */
export async function deleteCommentsOfCreator(tx: Tx, userId: number): Promise<void> {
  const { ratingComments: c, explorations: e } = tx.t;
  const own = tx.select({ id: e.id }).from(e).where(eq(e.creatorId, userId));
  await tx.delete(c).where(inArray(c.explorationId, own));
}

export async function deleteCommentsAboutExploration(tx: Tx, explorationId: number): Promise<void> {
  const { ratingComments: c } = tx.t;
  await tx.delete(c).where(eq(c.explorationId, explorationId));
}
