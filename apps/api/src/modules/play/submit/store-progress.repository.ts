import type { Progress, Solution, Tries } from '@puzzle-runs/domain/game/progress.ts';
import { standingOf } from '@puzzle-runs/domain/game/standing.ts';
import { and, eq, sql } from 'drizzle-orm';
import { changedMeanwhile } from '#db/sql-state.ts';
import { placeholders, statement, statements } from '#db/statement.ts';
import type { Tx } from '#db/store.ts';

const upsertSolution = statement((tx: Tx) => {
  const { solvedTasks: s } = tx.t;
  return tx
    .insert(s)
    .values(placeholders('participationId', 'taskId', 'points', 'solvedAt', 'member', 'device', 'answer'))
    .onConflictDoUpdate({
      target: [s.participationId, s.taskId],
      set: {
        points: sql`excluded.points`,
        solvedAt: sql`excluded.solved_at`,
        member: sql`excluded.member`,
        device: sql`excluded.device`,
        answer: sql`excluded.answer`,
      },
    });
});

const upsertTries = statement((tx: Tx) => {
  const { wrongAttempts: w } = tx.t;
  return tx
    .insert(w)
    .values(placeholders('participationId', 'taskId', 'wrong', 'bestRight', 'bestOf', 'points', 'lastAt'))
    .onConflictDoUpdate({
      target: [w.participationId, w.taskId],
      set: {
        wrong: sql`excluded.wrong`,
        bestRight: sql`excluded.best_right`,
        bestOf: sql`excluded.best_of`,
        points: sql`excluded.points`,
        lastAt: sql`excluded.last_at`,
      },
    });
});

const insertPurchase = statement((tx: Tx) =>
  tx.insert(tx.t.boughtHints).values(placeholders('participationId', 'hintId', 'cost', 'boughtAt')),
);

const insertArrival = statement((tx: Tx) =>
  tx.insert(tx.t.arrivals).values(placeholders('participationId', 'poiId', 'via', 'arrivedAt')),
);

const updateFinish = statement((tx: Tx) => {
  const { participations: p } = tx.t;
  return tx
    .update(p)
    .set({ finishedAt: sql`coalesce(${p.finishedAt}, ${sql.param(sql.placeholder('finishedAt'), p.finishedAt)})` })
    .where(eq(p.id, sql.placeholder('id')));
});

/** Stores points and tasks of the best way of a participation. */
export const updateWay = statement((tx: Tx) => {
  const { participations: p } = tx.t;
  const points = sql`${sql.placeholder('points')}`;
  return tx
    .update(p)
    .set({ wayPoints: points, wayTasks: sql`${sql.placeholder('tasks')}` })
    .where(eq(p.id, sql.placeholder('id')));
});

type TimeChange = 'kept' | 'cleared' | 'set';

/** What becomes of the times of a standing; a placeholder cannot be null. */
interface TimeChanges {
  lastSolvedAt: TimeChange;
  tieBreakAt: TimeChange;
}

const updateStanding = statements((tx: Tx, changes: TimeChanges) => {
  const { participations: p } = tx.t;
  const highest = sql.placeholder('highestNet');
  const timeOf = (name: keyof TimeChanges) => {
    if (changes[name] === 'kept') return undefined;
    return changes[name] === 'set' ? sql`${sql.param(sql.placeholder(name), p[name])}` : sql`null`;
  };
  return tx
    .update(p)
    .set({
      earned: sql`${p.earned} + ${sql.placeholder('earned')}`,
      spent: sql`${p.spent} + ${sql.placeholder('spent')}`,
      solved: sql`${p.solved} + ${sql.placeholder('solved')}`,
      highestNet: sql`case when ${p.highestNet} < ${highest} then ${highest} else ${p.highestNet} end`,
      lastSolvedAt: timeOf('lastSolvedAt'),
      tieBreakAt: timeOf('tieBreakAt'),
    })
    .where(eq(p.id, sql.placeholder('id')));
});

/**
 * Stores what an act has changed: the marks, and the standing, which is their sum. Points that an organiser gave are
 * stored with the team in the battle, and photos by who stores their pictures.
 * @returns the writes, which were sent; pass them to `tx.atCommit` or wait for them
 */
export async function storeProgress(
  tx: Tx,
  participationId: number,
  before: Progress,
  after: Progress,
): Promise<Promise<unknown>[]> {
  const ofTask = (taskId: number) => ({ participationId, taskId });
  const solved = changedEntries(before.solved, after.solved);
  for (const [taskId, solution] of solved) if (!solution) await deleteSolution(tx, ofTask(taskId));
  const writes: Promise<unknown>[] = [];
  for (const [taskId, solution] of solved)
    if (solution) writes.push(upsertSolution(tx, { ...ofTask(taskId), ...solutionRow(solution) }));
  for (const [taskId, tries] of changedEntries(before.tries, after.tries))
    writes.push(
      tries ? upsertTries(tx, { ...ofTask(taskId), ...triesRow(tries, before) }) : deleteTries(tx, ofTask(taskId)),
    );
  for (const [hintId, bought] of changedEntries(before.bought, after.bought))
    if (bought)
      writes.push(insertPurchase(tx, { participationId, hintId, cost: bought.cost, boughtAt: new Date(bought.at) }));
  for (const [poiId, arrived] of changedEntries(before.arrived, after.arrived))
    if (arrived)
      writes.push(insertArrival(tx, { participationId, poiId, via: arrived.via, arrivedAt: new Date(arrived.at) }));
  for (const mark of newMarks(before, after)) writes.push(upsertOpened(tx, { participationId, ...mark }));
  if (before.finishedAt !== after.finishedAt && after.finishedAt !== null)
    writes.push(updateFinish(tx, { id: participationId, finishedAt: new Date(after.finishedAt) }));
  if (after.way && before.way !== after.way) writes.push(updateWay(tx, { id: participationId, ...after.way }));
  const change = standingChange(before, after);
  if (change) writes.push(updateStanding(tx, change.times, { id: participationId, ...change.values }));
  return writes;
}

/** Keys with the value that they have now; undefined for those that were removed. */
function changedEntries<V>(before: ReadonlyMap<number, V>, after: ReadonlyMap<number, V>): [number, V | undefined][] {
  if (before === after) return [];
  const removed = [...before.keys()]
    .filter((key) => !after.has(key))
    .map((key) => [key, undefined] as [number, undefined]);
  return [...removed, ...[...after].filter(([key, value]) => before.get(key) !== value)];
}

function solutionRow({ points, at, answer, by }: Solution) {
  return { points, solvedAt: new Date(at), answer, member: by?.member ?? '', device: by?.device ?? '' };
}

/** Only a phone does not know the time of the last wrong answer. */
function triesRow({ wrong, best, points, lastAt }: Tries, { joinedAt }: Progress) {
  return { wrong, bestRight: best?.right ?? 0, bestOf: best?.of ?? 0, points, lastAt: new Date(lastAt ?? joinedAt) };
}

/**
 * Adds to what is stored instead of writing sums, and writes only the times that change: a creator may delete a quest
 * meanwhile, and a merge holds the lock of the team that leaves, not of the one that stays.
 */
function standingChange(before: Progress, after: Progress) {
  const [was, is] = [standingOf(before), standingOf(after)];
  const sums = { earned: is.earned - was.earned, spent: is.spent - was.spent, solved: is.solved - was.solved };
  const timeChange = (name: keyof TimeChanges): TimeChange => {
    if (was[name] === is[name]) return 'kept';
    return is[name] === null ? 'cleared' : 'set';
  };
  const times = { lastSolvedAt: timeChange('lastSolvedAt'), tieBreakAt: timeChange('tieBreakAt') };
  const isSame =
    Object.values(sums).every((sum) => sum === 0) &&
    before.highestNet === after.highestNet &&
    Object.values(times).every((change) => change === 'kept');
  if (isSame) return undefined;
  const time = (at: number | null) => (at === null ? null : new Date(at));
  const { highestNet, lastSolvedAt, tieBreakAt } = is;
  return { times, values: { ...sums, highestNet, lastSolvedAt: time(lastSolvedAt), tieBreakAt: time(tieBreakAt) } };
}

/** Deletes a mark. If its task was deleted since it was read, its points are a sum now, so the act is tried again. */
async function deleteSolution(tx: Tx, { participationId, taskId }: { participationId: number; taskId: number }) {
  const { solvedTasks: s } = tx.t;
  const isMark = and(eq(s.participationId, participationId), eq(s.taskId, taskId));
  const deleted = await tx.delete(s).where(isMark).returning({ taskId: s.taskId });
  if (deleted.length === 0) throw changedMeanwhile();
}

async function deleteTries(tx: Tx, { participationId, taskId }: { participationId: number; taskId: number }) {
  const { wrongAttempts: w } = tx.t;
  await tx.delete(w).where(and(eq(w.participationId, participationId), eq(w.taskId, taskId)));
}

/** Pois that are open or done for the first time. */
export function newMarks(before: Progress, after: Progress): { poiId: number; openedAt: Date; doneAt: Date | null }[] {
  const changed = new Map([...changedEntries(before.opened, after.opened), ...changedEntries(before.done, after.done)]);
  return [...changed.keys()].flatMap((poiId) => {
    const [opened, done] = [after.opened.get(poiId), after.done.get(poiId)];
    if (opened === undefined) return [];
    return [{ poiId, openedAt: new Date(opened), doneAt: done === undefined ? null : new Date(done) }];
  });
}

/** The first time stays: an organiser may open the poi for a team while another organiser merges it. */
async function upsertOpened(
  tx: Tx,
  mark: { participationId: number; poiId: number; openedAt: Date; doneAt: Date | null },
): Promise<void> {
  const { openedPois: o } = tx.t;
  await tx
    .insert(o)
    .values(mark)
    .onConflictDoUpdate({
      target: [o.participationId, o.poiId],
      set: { doneAt: sql`coalesce(${o.doneAt}, excluded.done_at)` },
    });
}
