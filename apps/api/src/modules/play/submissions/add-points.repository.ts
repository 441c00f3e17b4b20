import { eq, sql } from 'drizzle-orm';
import { statement } from '#db/statement.ts';
import type { Tx } from '#db/store.ts';

/** Highest net points after an update that gives `earned` and costs `spent` points; `adjusted` as read before. */
function highestNetAfter({ t: { participations: p } }: Tx) {
  const net = sql`${p.earned} + ${sql.placeholder('earned')} - ${p.spent} - ${sql.placeholder('spent')} + ${sql.placeholder('adjusted')}`;
  return sql`case when ${p.highestNet} < ${net} then ${net} else ${p.highestNet} end`;
}

const addEarned = statement((tx: Tx) => {
  const { participations: p } = tx.t;
  const solvedAt = (column: typeof p.lastSolvedAt | typeof p.tieBreakAt) =>
    sql`${sql.param(sql.placeholder('at'), column)}`;
  return tx
    .update(p)
    .set({
      earned: sql`${p.earned} + ${sql.placeholder('earned')}`,
      solved: sql`${p.solved} + 1`,
      highestNet: highestNetAfter(tx),
      lastSolvedAt: solvedAt(p.lastSolvedAt),
      tieBreakAt: sql`case when ${sql.placeholder('points')} > 0 then ${solvedAt(p.tieBreakAt)} else ${p.tieBreakAt} end`,
    })
    .where(eq(p.id, sql.placeholder('id')));
});

/**
 * Adds the points of a task solved just now: `earned` are those that its best try has not brought yet. Adds to what is stored instead of
 * writing what was read: a creator may recalculate points at the same time.
 */
export function addSolved(
  tx: Tx,
  solved: { id: number; points: number; earned: number; adjusted: number; at: Date },
): void {
  tx.atCommit(addEarned(tx, { ...solved, spent: 0 }));
}

const addSpent = statement((tx: Tx) => {
  const { participations: p } = tx.t;
  return tx
    .update(p)
    .set({ spent: sql`${p.spent} + ${sql.placeholder('cost')}` })
    .where(eq(p.id, sql.placeholder('id')));
});

/** Adds the cost of a bought hint. */
export function addCost(tx: Tx, purchase: { id: number; cost: number }): void {
  tx.atCommit(addSpent(tx, purchase));
}

const addPartialPoints = statement((tx: Tx) => {
  const { participations: p } = tx.t;
  return tx
    .update(p)
    .set({ earned: sql`${p.earned} + ${sql.placeholder('earned')}`, highestNet: highestNetAfter(tx) })
    .where(eq(p.id, sql.placeholder('id')));
});

/** Adds the points of the best try. The task stays unsolved. */
export function addPartial(tx: Tx, gained: { id: number; earned: number; adjusted: number }): void {
  tx.atCommit(addPartialPoints(tx, { ...gained, spent: 0 }));
}
