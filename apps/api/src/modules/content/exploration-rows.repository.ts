import { and, count, eq, like, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';

export type NewExplorationRow = Tables['explorations']['$inferInsert'];

export async function insertExploration(tx: Tx, exploration: NewExplorationRow): Promise<number> {
  const [row] = await tx.insert(tx.t.explorations).values(exploration).returning({ id: tx.t.explorations.id });
  if (!row) throw new Error('the exploration was not inserted');
  return row.id;
}

export async function updateExploration(tx: Tx, id: number, changes: Partial<NewExplorationRow>): Promise<void> {
  await tx.update(tx.t.explorations).set(changes).where(eq(tx.t.explorations.id, id));
}

export type FinishColumns = Pick<NewExplorationRow, 'finishRule' | 'finishPois' | 'finishPoi'>;

/** Adapts the finish to the pois that are left: a number never exceeds them, and a chosen poi exists. */
export async function refreshFinish(tx: Tx, explorationId: number): Promise<void> {
  const { explorations: e, pois } = tx.t;
  const [found] = await tx
    .select({ rule: e.finishRule, wanted: e.finishPois, pois: count(pois.id) })
    .from(e)
    .leftJoin(pois, and(eq(pois.explorationId, e.id), or(eq(e.finishRule, 'pois_done'), eq(pois.id, e.finishPoi))))
    .where(eq(e.id, explorationId))
    .groupBy(e.id);
  if (!found || found.rule === 'nothing_open') return;
  if (found.pois === 0)
    await updateExploration(tx, explorationId, { finishRule: 'nothing_open', finishPois: null, finishPoi: null });
  else if (found.rule === 'pois_done' && (found.wanted ?? 0) > found.pois)
    await updateExploration(tx, explorationId, { finishPois: found.pois });
}

export async function deleteExploration(tx: Tx, id: number): Promise<void> {
  await tx.delete(tx.t.explorations).where(eq(tx.t.explorations.id, id));
}

export async function deletePoisOf(tx: Tx, explorationId: number): Promise<void> {
  await tx.delete(tx.t.pois).where(eq(tx.t.pois.explorationId, explorationId));
}

/** Adds to the sum and the number of ratings and stores the new average. */
export async function addRating(tx: Tx, explorationId: number, { sum, ratings }: { sum: number; ratings: number }) {
  const { explorations: e } = tx.t;
  const newSum = sql`${e.ratingSum} + ${sum}`;
  const newRatings = sql`${e.ratings} + ${ratings}`;
  await tx
    .update(e)
    .set({
      ratingSum: newSum,
      ratings: newRatings,
      rating: sql`case when ${newRatings} > 0 then (${newSum}) * 1.0 / (${newRatings}) else 0 end`,
    })
    .where(eq(e.id, explorationId));
}

/** Slugs with this prefix. Slugs contain no wildcards, so the prefix needs no escape. */
export async function listSlugsFrom(db: Db, start: string): Promise<string[]> {
  const { explorations: e } = db.t;
  const rows = await db
    .select({ slug: e.slug })
    .from(e)
    .where(like(e.slug, `${start}%`));
  return rows.map((row) => row.slug);
}
