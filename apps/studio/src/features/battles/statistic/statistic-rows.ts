import type { StatisticPoi } from '@puzzle-runs/contract/management/statistic.ts';

type Task = StatisticPoi['Tasks'][number];
type Hint = StatisticPoi['Hints'][number];

export type StatisticTaskRow = Task & { poi: string };

/** Row of the hint table. `number` counts the hints of the poi from 1, because hints have no names. */
export type StatisticHintRow = Hint & { poi: string; number: number };

function inOrder(pois: readonly StatisticPoi[]): StatisticPoi[] {
  return pois.toSorted((a, b) => a.position - b.position);
}

/** The tasks of all pois, in the order of the exploration. */
export function taskRows(pois: readonly StatisticPoi[]): StatisticTaskRow[] {
  return inOrder(pois).flatMap(({ name: poi, Tasks }) => Tasks.map((task) => ({ ...task, poi })));
}

/** The hints of all pois, in the order of the exploration. */
export function hintRows(pois: readonly StatisticPoi[]): StatisticHintRow[] {
  return inOrder(pois).flatMap(({ name: poi, Hints }) =>
    Hints.map((hint, index) => ({ ...hint, poi, number: index + 1 })),
  );
}
