import { WRONG_ANSWER_GIVERS_MIN } from '@puzzle-runs/domain/tasks/wrong-answer-text.ts';
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { participationIdsOfBattle, taskIdsOfCreator } from '#db/id-subqueries.ts';
import { placeholders, statement } from '#db/statement.ts';
import type { Db, Tx } from '#db/store.ts';

const upsert = statement((tx: Tx) => {
  const { wrongAnswers: w } = tx.t;
  return tx
    .insert(w)
    .values({ ...placeholders('participationId', 'taskId', 'text', 'lastAt'), count: 1 })
    .onConflictDoUpdate({
      target: [w.participationId, w.taskId, w.text],
      set: { count: sql`${w.count} + 1`, lastAt: sql`excluded.last_at` },
    });
});

export function addWrongAnswer(
  tx: Tx,
  answer: { participationId: number; taskId: number; text: string; lastAt: Date },
): void {
  tx.atCommit(upsert(tx, answer));
}

/** Wrong answers that enough participations gave, the most frequent first. */
export function listWrongAnswers(db: Db, explorationId: number) {
  const { wrongAnswerCounts: w, tasks, pois } = db.t;
  return db
    .select({ taskId: w.taskId, text: w.text, count: w.count, givers: w.givers })
    .from(w)
    .innerJoin(tasks, eq(tasks.id, w.taskId))
    .innerJoin(pois, eq(pois.id, tasks.poiId))
    .where(and(eq(pois.explorationId, explorationId), gte(w.givers, WRONG_ANSWER_GIVERS_MIN)))
    .orderBy(desc(w.givers), w.text);
}

/** Participations that gave this wrong answer. */
export async function listGivers(db: Db, { taskId, text }: { taskId: number; text: string }): Promise<number[]> {
  const { wrongAnswers: w } = db.t;
  const rows = await db
    .select({ id: w.participationId })
    .from(w)
    .where(and(eq(w.taskId, taskId), eq(w.text, text)));
  return rows.map(({ id }) => id);
}

/** When a participation last gave this wrong answer; undefined if it did not. */
export async function findWrongAnswer(
  db: Db,
  { participationId, taskId, text }: { participationId: number; taskId: number; text: string },
) {
  const { wrongAnswers: w } = db.t;
  const [row] = await db
    .select({ lastAt: w.lastAt })
    .from(w)
    .where(and(eq(w.participationId, participationId), eq(w.taskId, taskId), eq(w.text, text)));
  return row;
}

export async function deleteWrongAnswer(tx: Tx, { taskId, text }: { taskId: number; text: string }): Promise<void> {
  const { wrongAnswers: w } = tx.t;
  await tx.delete(w).where(and(eq(w.taskId, taskId), eq(w.text, text)));
}

export async function deleteWrongAnswersBefore(tx: Tx, before: Date): Promise<void> {
  const { wrongAnswers: w } = tx.t;
  await tx.delete(w).where(lt(w.lastAt, before));
}

export async function deleteWrongAnswersOfBattle(tx: Tx, battleId: number): Promise<void> {
  const { wrongAnswers: w } = tx.t;
  await tx.delete(w).where(inArray(w.participationId, participationIdsOfBattle(tx, battleId)));
}

/** Wrong answers to all tasks of the explorations of an account. */
export async function deleteWrongAnswersOfCreator(tx: Tx, userId: number): Promise<void> {
  const { wrongAnswers: w } = tx.t;
  await tx.delete(w).where(inArray(w.taskId, taskIdsOfCreator(tx, userId)));
}
