import { ARRIVAL_METHODS, type ArrivalMethod } from '../poi/arrival.ts';
import { hasAttemptLeft } from '../tasks/attempts.ts';
import type { DecisionContent } from '../tasks/decision/decision.ts';
import type { TaskContents, TaskType } from '../tasks/task-kinds.ts';
import { DURATION_BUCKETS, type DurationRange, quantileRange } from './duration-histogram.ts';
import { parseFigure, type Tally } from './figures.ts';

/** With fewer participations there are no medians, quartiles and percentages: they would tell about single players. */
export const INSIGHTS_MIN = 5;

/** Part of a whole from 0 to 1; null if the whole is too small for a percentage. */
export function insightShare(part: number, whole: number): number | null {
  return whole < INSIGHTS_MIN ? null : part / whole;
}

/** Quartiles and median, each exact to one bucket. */
export interface Quartiles {
  quartile_1: DurationRange;
  median: DurationRange;
  quartile_3: DurationRange;
}

function quartilesOf(counts: readonly number[]): Quartiles | null {
  if (counts.reduce((sum, count) => sum + count, 0) < INSIGHTS_MIN) return null;
  const at = (share: number) => quantileRange(counts, share) ?? { from: 0, to: null };
  return { quartile_1: at(0.25), median: at(0.5), quartile_3: at(0.75) };
}

export interface OutlinePoi {
  id: number;
  name: string;
  position: number;
  tasks: readonly {
    id: number;
    name: string;
    task_type: TaskType;
    attempts: number | null;
    content: TaskContents[TaskType];
  }[];
}

export interface PoiInsights {
  id: number;
  name: string;
  position: number;
  opened: number;
  first_solved: number;
  all_solved: number;
  left_here: number;
  hints_bought: number;
  arrivals: Record<ArrivalMethod, number>;
}

export interface TaskInsights {
  id: number;
  name: string;
  poi_id: number;
  poi: string;
  task_type: TaskType;
  attempts: number | null;
  tries: number;
  tried: number;
  solved: number;
  given_up: number;
  waiting: number;
  skipped: number;
  /** Options of a decision, and how many participations chose each; empty for other kinds. */
  options: { option: string; chosen: number }[];
  time: Quartiles | null;
}

interface Counted {
  counts: Map<string, number>;
  buckets: number[];
}

const none = (): Counted => ({ counts: new Map(), buckets: Array.from({ length: DURATION_BUCKETS }, () => 0) });

/** Sums by poi, by task and of the run, from counters by figure. */
function sortFigures(sums: Iterable<readonly [figure: string, n: number]>) {
  const run = none();
  const pois = new Map<number, Counted>();
  const tasks = new Map<number, Counted>();
  for (const [key, n] of sums) {
    const { of, id, kind, index } = parseFigure(key);
    const all = of === 'poi' ? pois : tasks;
    let counted = of === 'run' ? run : all.get(id);
    if (!counted) all.set(id, (counted = none()));
    const isDuration = of === 'run' ? kind === 'f' : of === 'task' && kind === 'b';
    if (isDuration) counted.buckets[index] = (counted.buckets[index] ?? 0) + n;
    const name = kind === 'v' || kind === 'd' ? `${kind}${index}` : kind;
    counted.counts.set(name, (counted.counts.get(name) ?? 0) + n);
  }
  return { run, poi: (id: number) => pois.get(id) ?? none(), task: (id: number) => tasks.get(id) ?? none() };
}

interface Measured {
  outline: readonly OutlinePoi[];
  /** Counters of pois, tasks and the run. */
  sums: Iterable<readonly [figure: string, n: number]>;
  /** Tallies of the participations that were active in the last 24 hours: they have not left, nor given up. */
  active: readonly Tally[];
}

/**
 * The insights of a run. Those who are active now are neither counted as left nor as given up, unless they have no
 * attempt left.
 */
export function summariseInsights({ outline, sums, active }: Measured) {
  const { run, poi, task } = sortFigures(sums);
  const here = new Map<string, number>();
  const attempts = new Map(outline.flatMap(({ tasks }) => tasks.map((each) => [each.id, each.attempts] as const)));
  let playing = 0;
  for (const tally of active) playing += countActive(tally, { here, attempts });
  const begun = run.counts.get('b') ?? 0;
  const finished = run.counts.get('f') ?? 0;
  const pois = outline.map(({ id, name, position }): PoiInsights => {
    const { counts } = poi(id);
    const n = (kind: string) => counts.get(kind) ?? 0;
    return {
      id,
      name,
      position,
      opened: n('o') + n('s') + n('a'),
      first_solved: n('s') + n('a'),
      all_solved: n('a'),
      left_here: Math.max(n('h') - (here.get(`p${id}h`) ?? 0), 0),
      hints_bought: n('c'),
      arrivals: Object.fromEntries(ARRIVAL_METHODS.map((method, index) => [method, n(`v${index}`)])) as Record<
        ArrivalMethod,
        number
      >,
    };
  });
  const tasks = outline.flatMap(({ id: poi_id, name: poi, tasks }) =>
    tasks.map(({ id, name, task_type, attempts, content }): TaskInsights => {
      const { counts, buckets } = task(id);
      const n = (kind: string) => counts.get(kind) ?? 0;
      return {
        id,
        name,
        poi_id,
        poi,
        task_type,
        attempts,
        tries: n('n'),
        tried: n('u') + n('b'),
        solved: n('b'),
        given_up: Math.max(n('u') - (here.get(`t${id}u`) ?? 0), 0),
        waiting: n('w'),
        skipped: n('k'),
        options: optionsOf(content).map(({ id, option }) => ({ option, chosen: n(`d${id}`) })),
        time: quartilesOf(buckets),
      };
    }),
  );
  return { begun, finished, playing, duration: quartilesOf(run.buckets), pois, tasks };
}

function optionsOf(content: TaskContents[TaskType]): DecisionContent['TaskOptions'] {
  return 'TaskOptions' in content ? content.TaskOptions : [];
}

/** Adds where an active participation is, and the tasks it may still solve. Returns 1 unless it has finished. */
function countActive(
  tally: Tally,
  { here, attempts }: { here: Map<string, number>; attempts: Map<number, number | null> },
): number {
  let isPlaying = 1;
  for (const key in tally) {
    const end = key.charAt(key.length - 1);
    if (key.charAt(0) === 'r' && key !== 'rb') isPlaying = 0;
    if (end === 'h') here.set(key, (here.get(key) ?? 0) + 1);
    if (end !== 'u') continue;
    const id = Number(key.slice(1, -1));
    if (hasAttemptLeft(attempts.get(id) ?? null, tally[`t${id}n`] ?? 0)) here.set(key, (here.get(key) ?? 0) + 1);
  }
  return isPlaying;
}
