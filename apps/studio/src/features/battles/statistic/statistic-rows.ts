import type { StatisticPoi } from '@puzzle-runs/contract/management/statistic.ts';

type Task = StatisticPoi['Tasks'][number];
type Hint = StatisticPoi['Hints'][number];

export type StatisticTaskRow = Task & { poi: string };

/** Row of the hint table. `number` counts the hints of the poi from 1, because hints have no names. */
export type StatisticHintRow = Hint & { poi: string; number: number };

export interface StatisticArrivalRow {
  id: number;
  name: string;
  via: NonNullable<StatisticPoi['arrived_via']>;
  /** ISO 8601. */
  at: string | null;
}

function inOrder(pois: readonly StatisticPoi[]): StatisticPoi[] {
  return pois.toSorted((a, b) => a.position - b.position);
}

/** The tasks of all pois, in the order of the exploration. */
export function taskRows(pois: readonly StatisticPoi[]): StatisticTaskRow[] {
  return inOrder(pois).flatMap(({ name: poi, Tasks }) => Tasks.map((task) => ({ ...task, poi })));
}

/** The pois where the team proved its arrival, in the order of the exploration. */
export function arrivalRows(pois: readonly StatisticPoi[]): StatisticArrivalRow[] {
  return inOrder(pois).flatMap(({ id, name, arrived_via: via, arrived_at: at }) =>
    via === null ? [] : [{ id, name, via, at }],
  );
}

/** The hints of all pois, in the order of the exploration. */
export function hintRows(pois: readonly StatisticPoi[]): StatisticHintRow[] {
  return inOrder(pois).flatMap(({ name: poi, Hints }) =>
    Hints.map((hint, index) => ({ ...hint, poi, number: index + 1 })),
  );
}
