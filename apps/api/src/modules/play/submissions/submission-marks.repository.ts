import { and, eq, sql } from 'drizzle-orm';
import { placeholders, statement } from '#db/statement.ts';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';

const insertSolvedTask = statement((tx: Tx) =>
  tx
    .insert(tx.t.solvedTasks)
    .values(placeholders('participationId', 'taskId', 'points', 'solvedAt', 'member', 'device', 'answer')),
);

export function insertSolution(tx: Tx, solution: Omit<Tables['solvedTasks']['$inferSelect'], 'id'>): void {
  tx.atCommit(insertSolvedTask(tx, solution));
}

const purchaseOf = statement((db) => {
  const { boughtHints: b } = db.t;
  return db
    .select({ id: b.id })
    .from(b)
    .where(and(eq(b.participationId, sql.placeholder('id')), eq(b.hintId, sql.placeholder('hintId'))));
});

export async function hasBought(db: Db, id: number, hintId: number): Promise<boolean> {
  return (await purchaseOf(db, { id, hintId })).length > 0;
}

const insertBoughtHint = statement((tx: Tx) =>
  tx.insert(tx.t.boughtHints).values(placeholders('participationId', 'hintId', 'cost', 'boughtAt')),
);

export function insertPurchase(tx: Tx, purchase: Tables['boughtHints']['$inferInsert']): void {
  tx.atCommit(insertBoughtHint(tx, purchase));
}
