import type { StatisticPoi } from '@puzzle-runs/contract/management/statistic.ts';

type Quest = StatisticPoi['Tasks'][number];
type Hint = StatisticPoi['Hints'][number];

/** A line of the quest table. */
export type QuestRow = Quest & { spot: string };

/** A line of the hint table; `number` counts the hints of its spot from 1, for they have no names. */
export type HintRow = Hint & { spot: string; number: number };

function inOrder(pois: readonly StatisticPoi[]): StatisticPoi[] {
  return pois.toSorted((a, b) => a.position - b.position);
}

/** The quests of all spots, in the order of the run. */
export function questRows(pois: readonly StatisticPoi[]): QuestRow[] {
  return inOrder(pois).flatMap(({ name: spot, Tasks }) => Tasks.map((quest) => ({ ...quest, spot })));
}

/** The hints of all spots, in the order of the run. */
export function hintRows(pois: readonly StatisticPoi[]): HintRow[] {
  return inOrder(pois).flatMap(({ name: spot, Hints }) =>
    Hints.map((hint, index) => ({ ...hint, spot, number: index + 1 })),
  );
}
