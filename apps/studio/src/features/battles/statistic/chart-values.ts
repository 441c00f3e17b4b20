import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';

/** One value of a chart. `name` is part of the key of its screen text. */
export interface ChartValue<Name extends string = string> {
  name: Name;
  value: number;
}

/** A value drawn as a circle; the circle is closed at `full`. */
export interface CircleValue<Name extends string = string> extends ChartValue<Name> {
  full: number;
}

/**
 * Time from the first to the last entry, in parts of a clock. The circle of hours is closed at 24, or at the value if
 * it is higher.
 */
export function elapsedValues({
  elapsed: { hours, minutes, seconds },
}: Pick<StatisticEntry, 'elapsed'>): CircleValue<'hours' | 'minutes' | 'seconds'>[] {
  return [
    { name: 'hours', value: hours, full: Math.max(hours, 24) },
    { name: 'minutes', value: minutes, full: 60 },
    { name: 'seconds', value: seconds, full: 60 },
  ];
}

/** The same time as digits, e.g. `1:02:03`; a dash for zero. */
export function elapsedDigits(entry: Pick<StatisticEntry, 'elapsed'>): string {
  if (!hasData(elapsedValues(entry))) return '–';
  const { hours, minutes, seconds } = entry.elapsed;
  return [hours, ...[minutes, seconds].map((part) => String(part).padStart(2, '0'))].join(':');
}

type PointTotals = Pick<StatisticEntry, 'earnedPoints' | 'spentPoints' | 'pointsAvailable'>;

/**
 * Points collected from tasks, spent on hints, and available. Available points include adjustments by the organiser.
 */
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

/** Whether a chart has anything to draw; otherwise it shows "no data" instead. */
export function hasData(values: readonly { value: number }[]): boolean {
  return values.some(({ value }) => value > 0);
}
