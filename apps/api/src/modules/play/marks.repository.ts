import type { TriedParts } from '@puzzle-runs/domain/task/partial-points.ts';
import { and, eq, sql } from 'drizzle-orm';
import { isOfExisting } from '#db/is-of-existing.ts';
import { placeholders, statement } from '#db/statement.ts';
import type { Db, Tx } from '#db/store.ts';
import type { StoredOutcome } from '#db/tables/play-tables.ts';
import type { Tables } from '#db/tables.ts';
import { listArrivals } from './arrivals.repository.ts';
import { listOpenedPois } from './event/opened-pois.repository.ts';
import { listSentPhotos } from './photos/photos.repository.ts';
import { awaitedOf } from './photos/played-photo.ts';

const solvedOf = statement((db) => {
  const { solvedTasks: s } = db.t;
  return db
    .select({ taskId: s.taskId, solvedAt: s.solvedAt, answer: s.answer })
    .from(s)
    .where(and(eq(s.participationId, sql.placeholder('id')), isOfExisting(s.taskId)));
});

const boughtOf = statement((db) => {
  const { boughtHints: b } = db.t;
  return db
    .select({ hintId: b.hintId })
    .from(b)
    .where(and(eq(b.participationId, sql.placeholder('id')), isOfExisting(b.hintId)));
});

const wrongOf = statement((db) => {
  const { wrongAttempts: w } = db.t;
  return db
    .select({
      taskId: w.taskId,
      wrong: w.wrong,
      bestRight: w.bestRight,
      bestOf: w.bestOf,
      points: w.points,
      lastAt: w.lastAt,
    })
    .from(w)
    .where(eq(w.participationId, sql.placeholder('id')));
});

/** Solved tasks, bought hints, wrong attempts, arrivals, opened pois and photos of a participation, by task, hint or poi id. */
export async function readMarks(db: Db, id: number, { hasPhotos }: { hasPhotos: boolean }) {
  const [solved, bought, wrong, arrivedAt, opened, photos] = await Promise.all([
    solvedOf(db, { id }),
    boughtOf(db, { id }),
    wrongOf(db, { id }),
    listArrivals(db, id),
    listOpenedPois(db, id),
    hasPhotos ? listSentPhotos(db, id) : [],
  ]);
  return {
    arrivedAt,
    opened,
    photos: new Map(photos.map((row) => [row.taskId, row])),
    /** When photos were sent that wait for their verdict. */
    awaited: awaitedOf(photos),
    solvedAt: new Map(solved.map((row) => [row.taskId, row.solvedAt])),
    /** Accepted answers of solved tasks; null for those from before answers were stored. */
    answers: new Map(solved.map((row) => [row.taskId, row.answer])),
    bought: new Set(bought.map((row) => row.hintId)),
    wrong: new Map(wrong.map((row) => [row.taskId, row])),
  };
}

export type ParticipationMarks = Awaited<ReturnType<typeof readMarks>>;

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

const insertSolvedTask = statement((tx: Tx) =>
  tx
    .insert(tx.t.solvedTasks)
    .values(placeholders('participationId', 'taskId', 'points', 'solvedAt', 'member', 'device', 'answer')),
);

export function insertSolution(tx: Tx, solution: Omit<Tables['solvedTasks']['$inferSelect'], 'id'>): void {
  tx.atCommit(insertSolvedTask(tx, solution));
}

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

const insertBoughtHint = statement((tx: Tx) =>
  tx.insert(tx.t.boughtHints).values(placeholders('participationId', 'hintId', 'cost', 'boughtAt')),
);

export function insertPurchase(tx: Tx, purchase: Tables['boughtHints']['$inferInsert']): void {
  tx.atCommit(insertBoughtHint(tx, purchase));
}

/** Highest net points after an update that gives `earned` and costs `spent` points; `adjusted` as read before. */
function highestNetAfter({ t: { participations: p } }: Tx) {
  const net = sql`${p.earned} + ${sql.placeholder('earned')} - ${p.spent} - ${sql.placeholder('spent')} + ${sql.placeholder('adjusted')}`;
  return sql`case when ${p.highestNet} < ${net} then ${net} else ${p.highestNet} end`;
}

const addEarned = statement((tx: Tx) => {
  const { participations: p } = tx.t;
  return tx
    .update(p)
    .set({
      earned: sql`${p.earned} + ${sql.placeholder('earned')}`,
      solved: sql`${p.solved} + 1`,
      highestNet: highestNetAfter(tx),
      lastSolvedAt: sql`${sql.param(sql.placeholder('lastSolvedAt'), p.lastSolvedAt)}`,
    })
    .where(eq(p.id, sql.placeholder('id')));
});

/**
 * Adds the points of a solved task. Adds to what is stored instead of writing what was read: a creator may recalculate points at the same time.
 */
export function addSolved(tx: Tx, solved: { id: number; earned: number; adjusted: number; lastSolvedAt: Date }): void {
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

const insertSubmission = statement((tx: Tx) =>
  tx.insert(tx.t.submissions).values(placeholders('participationId', 'submissionId', 'outcome', 'createdAt')),
);

export function saveOutcome(
  tx: Tx,
  row: { participationId: number; submissionId: string; outcome: StoredOutcome; createdAt: Date },
): void {
  tx.atCommit(insertSubmission(tx, row));
}
