import type { TriedParts } from '@puzzle-runs/domain/task/partial-points.ts';
import { and, eq, sql } from 'drizzle-orm';
import { placeholders, statement } from '#db/statement.ts';
import type { Db, Tx } from '#db/store.ts';
import type { StoredOutcome } from '#db/tables/play-tables.ts';
import type { Tables } from '#db/tables.ts';

/** State before a submission is carried out, in one query because each query is a round trip. */
const earlierOf = statement((db) => {
  const { participations: p, submissions: sent, solvedTasks: s, wrongAttempts: w, insightTallies: i } = db.t;
  return db
    .select({
      outcome: sent.outcome,
      solution: { member: s.member, device: s.device },
      tries: { wrong: w.wrong, bestRight: w.bestRight, bestOf: w.bestOf, points: w.points },
      tally: { battleId: i.battleId, lang: i.lang, day: i.day, tally: i.tally },
    })
    .from(p)
    .leftJoin(sent, and(eq(sent.participationId, p.id), eq(sent.submissionId, sql.placeholder('submissionId'))))
    .leftJoin(s, and(eq(s.participationId, p.id), eq(s.taskId, sql.placeholder('taskId'))))
    .leftJoin(w, and(eq(w.participationId, p.id), eq(w.taskId, sql.placeholder('taskId'))))
    .leftJoin(i, eq(i.participationId, p.id))
    .where(eq(p.id, sql.placeholder('id')));
});

/** State before a submission. */
export interface Earlier {
  /** Outcome of the same submission, if it was sent before. */
  outcome: StoredOutcome | null;
  /** Member who solved the task, and the device. */
  solution: { member: string; device: string } | null;
  /** Wrong answers to the task. */
  wrong: number;
  /** The best wrong answer and its points. */
  tried: TriedParts;
  /** The tally of the participation; null for trials and while it is not counted yet. */
  tally: Pick<Tables['insightTallies']['$inferSelect'], 'battleId' | 'lang' | 'day' | 'tally'> | null;
}

/** State before a submission; fields are null for a submission without id, or for one that concerns no task. */
export async function findEarlier(
  db: Db,
  id: number,
  { submissionId, taskId }: { submissionId: string | null; taskId: number | null },
): Promise<Earlier> {
  const [row] = await earlierOf(db, { id, submissionId, taskId });
  return {
    outcome: row?.outcome ?? null,
    solution: row?.solution ?? null,
    wrong: row?.tries?.wrong ?? 0,
    tried: {
      best: row?.tries && row.tries.bestOf > 0 ? { right: row.tries.bestRight, of: row.tries.bestOf } : null,
      points: row?.tries?.points ?? 0,
    },
    tally: row?.tally ?? null,
  };
}

const insertSubmission = statement((tx: Tx) =>
  tx.insert(tx.t.submissions).values(placeholders('participationId', 'submissionId', 'outcome', 'createdAt')),
);

export function saveOutcome(
  tx: Tx,
  row: { participationId: number; submissionId: string; outcome: StoredOutcome; createdAt: Date },
): void {
  tx.atCommit(insertSubmission(tx, row));
}
