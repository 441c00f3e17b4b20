import type { Tally } from '@puzzle-runs/domain/insights/figures.ts';
import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import { WRONG_ANSWER_GIVERS_MIN } from '@puzzle-runs/domain/tasks/wrong-answer-text.ts';
import { and, asc, between, desc, eq, gte, ne, type SQL, sql } from 'drizzle-orm';
import { statement } from '#db/statement.ts';
import type { Db, Tx } from '#db/store.ts';

/** Which participations of a run count; days since 1970, in the time zone of the installation. */
export interface InsightFilter {
  explorationId: number;
  days: { from: number; to: number } | null;
  battle: 'all' | 'free' | 'battle' | { id: number };
  lang: Language | undefined;
}

type Filtered = Db['t']['insightCounters'] | Db['t']['insightTallies'];

/** Conditions for counters and tallies. */
function counted(of: Filtered, { explorationId, battle, lang }: InsightFilter): (SQL | undefined)[] {
  const isOf = {
    all: undefined,
    free: eq(of.battleId, 0),
    battle: ne(of.battleId, 0),
  };
  return [
    eq(of.explorationId, explorationId),
    typeof battle === 'string' ? isOf[battle] : eq(of.battleId, battle.id),
    lang && eq(of.lang, lang),
  ];
}

/** Counters of the pois and tasks by figure. */
export function sumParts(db: Db, filter: InsightFilter): Promise<{ figure: string; n: number }[]> {
  const { insightCounters: i } = db.t;
  const { days } = filter;
  return db
    .select({ figure: i.figure, n: sql<number>`sum(${i.n})`.mapWith(Number) })
    .from(i)
    .where(
      and(
        ...counted(i, filter),
        eq(i.scope, 'part'),
        days === null ? eq(i.day, 0) : between(i.day, Math.max(days.from, 1), days.to),
      ),
    )
    .groupBy(i.figure);
}

/** Counters of the run by day and figure. */
export function sumDays(db: Db, filter: InsightFilter): Promise<{ day: number; figure: string; n: number }[]> {
  const { insightCounters: i } = db.t;
  const { from, to } = filter.days ?? { from: 1, to: 2_000_000 };
  return db
    .select({ day: i.day, figure: i.figure, n: sql<number>`sum(${i.n})`.mapWith(Number) })
    .from(i)
    .where(and(...counted(i, filter), eq(i.scope, 'run'), between(i.day, Math.max(from, 1), to)))
    .groupBy(i.day, i.figure)
    .orderBy(asc(i.day));
}

/** Tallies of the participations that were active since an hour (hours since 1970). */
export async function listActive(db: Db, filter: InsightFilter, sinceHour: number): Promise<Tally[]> {
  const { insightTallies: i } = db.t;
  const rows = await db
    .select({ tally: i.tally })
    .from(i)
    .where(
      and(
        ...counted(i, filter),
        gte(i.activeHour, sinceHour),
        filter.days ? between(i.day, filter.days.from, filter.days.to) : undefined,
      ),
    );
  return rows.map(({ tally }) => tally);
}

const poisOf = statement((db) => {
  const { pois } = db.t;
  return db
    .select({ id: pois.id, name: pois.name, position: pois.position })
    .from(pois)
    .where(eq(pois.explorationId, sql.placeholder('explorationId')))
    .orderBy(asc(pois.position), asc(pois.id));
});

const tasksOf = statement((db) => {
  const { pois, tasks } = db.t;
  const { id, poiId, name, taskType, attempts, content } = tasks;
  return db
    .select({ id, poiId, name, task_type: taskType, attempts, content })
    .from(tasks)
    .innerJoin(pois, eq(pois.id, tasks.poiId))
    .where(eq(pois.explorationId, sql.placeholder('explorationId')))
    .orderBy(asc(tasks.position), asc(tasks.id));
});

/** Pois in order with their tasks. */
export async function readInsightOutline(db: Db, explorationId: number) {
  const [pois, tasks] = await Promise.all([poisOf(db, { explorationId }), tasksOf(db, { explorationId })]);
  const byPoi = Map.groupBy(tasks, ({ poiId }) => poiId);
  return pois.map((poi) => ({ ...poi, tasks: byPoi.get(poi.id) ?? [] }));
}

/** Kind and content of the tasks of an exploration, in order. */
export function listTaskContents(db: Db, explorationId: number) {
  const { pois, tasks } = db.t;
  return db
    .select({ id: tasks.id, taskType: tasks.taskType, content: tasks.content })
    .from(tasks)
    .innerJoin(pois, eq(pois.id, tasks.poiId))
    .where(eq(pois.explorationId, explorationId))
    .orderBy(asc(pois.position), asc(tasks.position), asc(tasks.id));
}

/** Whether the exploration is played in the battle. */
export async function isPlayedIn(db: Db, explorationId: number, battleId: number): Promise<boolean> {
  const { participants: p } = db.t;
  const rows = await db
    .select({ id: p.id })
    .from(p)
    .where(and(eq(p.battleId, battleId), eq(p.explorationId, explorationId)))
    .limit(1);
  return rows.length > 0;
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

export async function deleteWrongAnswer(tx: Tx, { taskId, text }: { taskId: number; text: string }): Promise<void> {
  const { wrongAnswers: w } = tx.t;
  await tx.delete(w).where(and(eq(w.taskId, taskId), eq(w.text, text)));
}
