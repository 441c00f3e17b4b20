import type { TriedParts } from '@puzzle-runs/domain/task/partial-points.ts';
import { and, eq, sql } from 'drizzle-orm';
import { placeholders, statement } from '#db/statement.ts';
import type { Tx } from '#db/store.ts';

const upsertWrongAttempt = statement((tx: Tx) => {
  const { wrongAttempts: w } = tx.t;
  return tx
    .insert(w)
    .values({ ...placeholders('participationId', 'taskId', 'lastAt', 'bestRight', 'bestOf', 'points'), wrong: 1 })
    .onConflictDoUpdate({
      target: [w.participationId, w.taskId],
      set: {
        wrong: sql`${w.wrong} + 1`,
        lastAt: sql`excluded.last_at`,
        bestRight: sql`excluded.best_right`,
        bestOf: sql`excluded.best_of`,
        points: sql`excluded.points`,
      },
    });
});

/** Counts a wrong answer. `tried`: with this answer. */
export function addWrong(
  tx: Tx,
  { tried, ...attempt }: { participationId: number; taskId: number; lastAt: Date; tried: TriedParts },
): void {
  const { best, points } = tried;
  tx.atCommit(upsertWrongAttempt(tx, { ...attempt, bestRight: best?.right ?? 0, bestOf: best?.of ?? 0, points }));
}

const clearPartialPoints = statement((tx: Tx) => {
  const { wrongAttempts: w } = tx.t;
  return tx
    .update(w)
    .set({ points: 0 })
    .where(and(eq(w.participationId, sql.placeholder('participationId')), eq(w.taskId, sql.placeholder('taskId'))));
});

/** Clears the points of the best try, because the solved task brings its full points. */
export function clearPartial(tx: Tx, task: { participationId: number; taskId: number }): void {
  tx.atCommit(clearPartialPoints(tx, task));
}

/** Removes one wrong attempt and the points of the best try, because the creator accepted the answer. */
export async function subtractWrong(
  tx: Tx,
  { participationId, taskId }: { participationId: number; taskId: number },
): Promise<void> {
  const { wrongAttempts: w } = tx.t;
  const own = and(eq(w.participationId, participationId), eq(w.taskId, taskId));
  await tx.delete(w).where(and(own, eq(w.wrong, 1)));
  await tx
    .update(w)
    .set({ wrong: sql`${w.wrong} - 1`, points: 0 })
    .where(own);
}
