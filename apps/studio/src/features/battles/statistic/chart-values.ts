import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';

/** One value of a chart, by the name its text has. */
export interface ChartValue<Name extends string = string> {
  name: Name;
  value: number;
}

/** A value that goes round: `full` of it fill the circle. */
export interface CircleValue<Name extends string = string> extends ChartValue<Name> {
  full: number;
}

/** Time from the first entry to the last as a clock shows it; a day fills the circle of the hours, unless there are more. */
export function elapsedValues({
  elapsed: { hours, minutes, seconds },
}: Pick<StatisticEntry, 'elapsed'>): CircleValue<'hours' | 'minutes' | 'seconds'>[] {
  return [
    { name: 'hours', value: hours, full: Math.max(hours, 24) },
    { name: 'minutes', value: minutes, full: 60 },
    { name: 'seconds', value: seconds, full: 60 },
  ];
}

/** The same as digits, e.g. `1:02:03`; the dash of nothing at all for no time. */
export function elapsedDigits(entry: Pick<StatisticEntry, 'elapsed'>): string {
  if (!hasData(elapsedValues(entry))) return '–';
  const { hours, minutes, seconds } = entry.elapsed;
  return [hours, ...[minutes, seconds].map((part) => String(part).padStart(2, '0'))].join(':');
}

type PointTotals = Pick<StatisticEntry, 'earnedPoints' | 'spentPoints' | 'pointsAvailable'>;

/** Points collected from tasks, spent on hints, and what is left of them with what the organiser gave and took. */
export function pointValues(entry: PointTotals): ChartValue<'collected' | 'spent' | 'available'>[] {
  return [
    { name: 'collected', value: entry.earnedPoints },
    { name: 'spent', value: entry.spentPoints },
    { name: 'available', value: entry.pointsAvailable },
  ];
}

export function taskValues({
  tasksCompleted,
  tasksToComplete,
}: Pick<StatisticEntry, 'tasksCompleted' | 'tasksToComplete'>): ChartValue<'solved' | 'unsolved'>[] {
  return [
    { name: 'solved', value: tasksCompleted },
    { name: 'unsolved', value: tasksToComplete },
  ];
}

export function hintValues({
  hintsCompleted,
  hintsToComplete,
}: Pick<StatisticEntry, 'hintsCompleted' | 'hintsToComplete'>): ChartValue<'used' | 'unused'>[] {
  return [
    { name: 'used', value: hintsCompleted },
    { name: 'unused', value: hintsToComplete },
  ];
}

/** Whether there is anything to draw; otherwise a chart says that there is no data (specification 2, part 2). */
export function hasData(values: readonly { value: number }[]): boolean {
  return values.some(({ value }) => value > 0);
}
