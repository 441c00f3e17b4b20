import { parseFigure, type Tally } from '@puzzle-runs/domain/insights/figures.ts';
import { asc, eq, gt, sql } from 'drizzle-orm';
import { placeholders, statement, statements } from '#db/statement.ts';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';

export type TallyRow = Tables['insightTallies']['$inferSelect'];

/** The counters for all days together. */
const ALL_DAYS = 0;

/** Figures per statement. */
const PART = 40;

const insertRow = statement((tx: Tx) =>
  tx
    .insert(tx.t.insightTallies)
    .values(placeholders('participationId', 'explorationId', 'battleId', 'lang', 'day', 'activeHour', 'tally')),
);

export function insertTally(tx: Tx, row: TallyRow): void {
  tx.atCommit(insertRow(tx, row));
}

const updateRow = statement((tx: Tx) => {
  const { insightTallies: i } = tx.t;
  return tx
    .update(i)
    .set({
      tally: sql`${sql.param(sql.placeholder('tally'), i.tally)}`,
      activeHour: sql`${sql.placeholder('activeHour')}`,
    })
    .where(eq(i.participationId, sql.placeholder('participationId')));
});

export function updateTally(tx: Tx, row: Pick<TallyRow, 'participationId' | 'tally' | 'activeHour'>): void {
  tx.atCommit(updateRow(tx, row));
}

const upsertCounters = statements((tx: Tx, rows: number) => {
  const { insightCounters: i } = tx.t;
  const shared = placeholders('explorationId', 'battleId', 'lang');
  const each = Array.from({ length: rows }, (_, row) => ({
    ...shared,
    scope: sql.placeholder(`scope${row}`),
    day: sql.placeholder(`day${row}`),
    figure: sql.placeholder(`figure${row}`),
    poiId: sql.placeholder(`poiId${row}`),
    taskId: sql.placeholder(`taskId${row}`),
    n: sql.placeholder(`n${row}`),
  }));
  return tx
    .insert(i)
    .values(each)
    .onConflictDoUpdate({
      target: [i.explorationId, i.scope, i.day, i.figure, i.battleId, i.lang],
      set: { n: sql`${i.n} + excluded.n` },
    });
});

/**
 * Adds a change to the counters of the day and of all days, or of `days` in ascending order. All transactions lock them
 * in the same order, so that they cannot deadlock.
 */
export function addToCounters(
  tx: Tx,
  { explorationId, battleId, lang, day }: Pick<TallyRow, 'explorationId' | 'battleId' | 'lang' | 'day'>,
  change: Tally,
  days: readonly number[] = [ALL_DAYS, day],
): void {
  const figures = Object.keys(change).toSorted();
  const rows = days.flatMap((of) => figures.map((key) => [of, key] as const));
  for (let from = 0; from < rows.length; from += PART) {
    const values: Record<string, unknown> = { explorationId, battleId, lang };
    const part = rows.slice(from, from + PART);
    for (const [row, [of, key]] of part.entries()) {
      const figure = parseFigure(key);
      values[`scope${row}`] = figure.of === 'run' ? 'run' : 'part';
      values[`day${row}`] = of;
      values[`figure${row}`] = key;
      values[`poiId${row}`] = figure.of === 'poi' ? figure.id : null;
      values[`taskId${row}`] = figure.of === 'task' ? figure.id : null;
      values[`n${row}`] = change[key];
    }
    tx.atCommit(upsertCounters(tx, part.length, values));
  }
}

/** The tally of a participation; undefined for trials. */
export async function findTally(db: Db, participationId: number): Promise<TallyRow | undefined> {
  const { insightTallies: i } = db.t;
  const [row] = await db.select().from(i).where(eq(i.participationId, participationId));
  return row;
}

/** A page of tallies with the beginning of their participations. */
export function listTallyDays(db: Db, { after, limit }: { after: number; limit: number }) {
  const { participations: p, insightTallies: i } = db.t;
  return db
    .select({ id: i.participationId, day: i.day, joinedAt: p.joinedAt })
    .from(i)
    .innerJoin(p, eq(p.id, i.participationId))
    .where(gt(i.participationId, after))
    .orderBy(asc(i.participationId))
    .limit(limit);
}

export async function updateTallyDay(tx: Tx, participationId: number, day: number): Promise<void> {
  const { insightTallies: i } = tx.t;
  await tx.update(i).set({ day }).where(eq(i.participationId, participationId));
}
