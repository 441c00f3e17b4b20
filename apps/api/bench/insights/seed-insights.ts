import { DURATION_BUCKETS } from '@puzzle-runs/domain/insights/duration-histogram.ts';
import { figure, type Tally } from '@puzzle-runs/domain/insights/figures.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { importRunFiles } from '#modules/run-file/run-file.service.ts';
import { bigExploration, ORGANISER, seedOrganiser, taskIds } from '../seed.ts';

const QUESTS = 40;
const SPOTS = 12;
const QUESTS_OF_A_SPOT = QUESTS / SPOTS;
/** Days on which participations begin, evenly distributed. */
const DAYS = 90;
const DAY_MS = 86_400_000;
/** Every third answer is wrong. For one quest a few texts are frequent, and every tenth text is unique. */
const WRONG_EVERY = 3;
const FREQUENT_TEXTS = 20;
const UNIQUE_EVERY = 10;
const ROWS_AT_ONCE = 500;

/**
 * Inserts a run of the organiser with this number of answers as
 * rows, because submitting a million answers would take hours.
 */
export async function seedInsights(deps: Deps, answers: number): Promise<[]> {
  const [explorationId = 0] = await importRunFiles(deps.store, [bigExploration('Insights', QUESTS, SPOTS)], deps.now());
  await seedOrganiser(deps);
  const tasks = await taskIds(deps);
  const { pois } = deps.store.db.t;
  const poiIds = (await deps.store.db.select({ id: pois.id }).from(pois).orderBy(pois.position)).map(({ id }) => id);
  const today = Math.floor(deps.now().getTime() / DAY_MS);
  const count = Math.round(answers / QUESTS);
  const sums = new Map<string, number>();
  await deps.store.transact(async (tx) => {
    const { explorations: e } = tx.t;
    await tx.update(e).set({ creatorId: ORGANISER.userId }).where(eq(e.id, explorationId));
  });
  for (let first = 0; first < count; first += ROWS_AT_ONCE) {
    const some = Array.from({ length: Math.min(ROWS_AT_ONCE, count - first) }, (_, index) => {
      const id = first + index + 1;
      return { id, day: today - (id % DAYS), tally: tallyOf(id, { tasks, poiIds }) };
    });
    for (const { day, tally } of some) addTo(sums, day, tally);
    // Each in its own transaction: PostgreSQL keeps all versions of a counter that one transaction has changed.
    await deps.store.transact(async (tx) => {
      await insertPlayed(tx, explorationId, some);
      await insertWrong(tx, some, { tasks, at: deps.now() });
    });
  }
  await deps.store.transact((tx) => insertCounters(tx, explorationId, sums));
  return [];
}

interface Played {
  id: number;
  day: number;
  tally: Tally;
}

/** Tally of a player who solved everything, or stopped after a number of quests that depends on the id. */
function tallyOf(id: number, { tasks, poiIds }: { tasks: number[]; poiIds: number[] }): Tally {
  const solved = id % 2 === 0 ? QUESTS : id % QUESTS;
  const tally: Tally = { [figure.begun]: 1 };
  if (solved === QUESTS) tally[figure.finished(id % DURATION_BUCKETS)] = 1;
  for (const [index, task] of tasks.slice(0, solved).entries()) {
    tally[figure.tries(task)] = index % WRONG_EVERY === 0 ? 2 : 1;
    tally[figure.solved(task, (id + index) % DURATION_BUCKETS)] = 1;
  }
  for (const [index, poi] of poiIds.entries()) {
    const done = solved - index * QUESTS_OF_A_SPOT;
    tally[figure.stage(poi, done >= QUESTS_OF_A_SPOT ? 'all' : done > 0 ? 'some' : 'opened')] = 1;
  }
  return tally;
}

function addTo(sums: Map<string, number>, day: number, tally: Tally): void {
  for (const [name, n] of Object.entries(tally))
    for (const key of [`${day} ${name}`, `0 ${name}`]) sums.set(key, (sums.get(key) ?? 0) + n);
}

async function insertPlayed(tx: Tx, explorationId: number, some: readonly Played[]): Promise<void> {
  const { participations, insightTallies } = tx.t;
  await tx.insert(participations).values(
    some.map(({ id, day }) => ({
      id,
      key: `${explorationId}:0:guest:${id}`,
      explorationId,
      progressorType: 'guest' as const,
      progressorId: String(id),
      joinedAt: new Date(day * DAY_MS),
    })),
  );
  const common = { explorationId, battleId: 0, lang: 'de' } as const;
  await tx
    .insert(insightTallies)
    .values(some.map(({ id, day, tally }) => ({ ...common, participationId: id, day, activeHour: day * 24, tally })));
}

async function insertWrong(
  tx: Tx,
  some: readonly Played[],
  { tasks, at }: { tasks: number[]; at: Date },
): Promise<void> {
  const { wrongAnswers } = tx.t;
  for (const { id } of some) {
    const wrong = tasks.filter((_, index) => index % WRONG_EVERY === 0);
    const text = (task: number) =>
      (id + task) % UNIQUE_EVERY ? `wrong ${(id * task) % FREQUENT_TEXTS}` : `only ${id}`;
    await tx
      .insert(wrongAnswers)
      .values(wrong.map((taskId) => ({ participationId: id, taskId, text: text(taskId), count: 1, lastAt: at })));
  }
}

async function insertCounters(tx: Tx, explorationId: number, sums: ReadonlyMap<string, number>): Promise<void> {
  const { insightCounters } = tx.t;
  const rows = Array.from(sums, ([key, n]) => {
    const [day = '', name = ''] = key.split(' ');
    const scope = name.startsWith('r') ? ('run' as const) : ('part' as const);
    return { explorationId, scope, day: Number(day), figure: name, battleId: 0, lang: 'de' as const, n };
  }).filter(({ scope, day }) => scope === 'part' || day !== 0);
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE)
    await tx.insert(insightCounters).values(rows.slice(first, first + ROWS_AT_ONCE));
}
