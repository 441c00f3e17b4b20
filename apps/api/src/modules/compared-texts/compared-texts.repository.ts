import type { TaskContents, TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';

const BATCH = 1_000;

export async function hasMigrated(db: Db, name: string): Promise<boolean> {
  const { dataMigrations } = db.t;
  return (await db.$count(dataMigrations, eq(dataMigrations.name, name))) > 0;
}

export async function insertMigrated(tx: Tx, name: string, finishedAt: Date): Promise<void> {
  await tx.insert(tx.t.dataMigrations).values({ name, finishedAt }).onConflictDoNothing();
}

/** The next tasks after an id with answers that their creator accepted afterwards, up to 1,000. */
export function listTasksWithAcceptedAnswers(db: Db, afterId: number) {
  const { tasks } = db.t;
  const has = sql`cast(${tasks.content} as text) like '%"also_right"%'`;
  return db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(gt(tasks.id, afterId), has))
    .orderBy(asc(tasks.id))
    .limit(BATCH);
}

export async function findContent(db: Db, id: number): Promise<TaskContents[TaskType] | undefined> {
  const { tasks } = db.t;
  const [row] = await db.select({ content: tasks.content }).from(tasks).where(eq(tasks.id, id));
  return row?.content;
}

export async function updateContent(tx: Tx, id: number, content: TaskContents[TaskType]): Promise<void> {
  const { tasks } = tx.t;
  await tx.update(tasks).set({ content }).where(eq(tasks.id, id));
}

/** The next wrong answers of all tasks after one, up to 1,000. */
export function listWrongAnswerTexts(db: Db, after: { taskId: number; text: string }) {
  const { taskId, text } = db.t.wrongAnswerCounts;
  return db
    .select({ taskId, text })
    .from(db.t.wrongAnswerCounts)
    .where(or(gt(taskId, after.taskId), and(eq(taskId, after.taskId), gt(text, after.text))))
    .orderBy(asc(taskId), asc(text))
    .limit(BATCH);
}

/** Gives a wrong answer another text; participations that gave both have given one of them more often. An empty text deletes it. */
export async function renameWrongAnswer(
  tx: Tx,
  { taskId, text }: { taskId: number; text: string },
  renamed: string,
): Promise<void> {
  const { wrongAnswers: w } = tx.t;
  const isRead = and(eq(w.taskId, taskId), eq(w.text, text));
  for (const row of renamed === '' ? [] : await tx.select().from(w).where(isRead))
    await tx
      .insert(w)
      .values({ ...row, text: renamed })
      .onConflictDoUpdate({
        target: [w.participationId, w.taskId, w.text],
        set: {
          count: sql`${w.count} + excluded.count`,
          lastAt: sql`case when excluded.last_at > ${w.lastAt} then excluded.last_at else ${w.lastAt} end`,
        },
      });
  await tx.delete(w).where(isRead);
}
