import type { InsightQuartiles } from '@puzzle-runs/contract/management/insights.ts';
import type { DurationRange } from '@puzzle-runs/domain/insights/duration-histogram.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A duration in the largest unit in which it is a whole number, such as `90 min`. */
function durationText(seconds: number): string {
  if (seconds >= 2 * DAY && seconds % DAY === 0) return `${seconds / DAY} d`;
  if (seconds >= 2 * HOUR && seconds % HOUR === 0) return `${seconds / HOUR} h`;
  if (seconds >= 2 * MINUTE && seconds % MINUTE === 0) return `${seconds / MINUTE} min`;
  return `${seconds} s`;
}

/** A range such as `3 min – 4 min`, `< 10 s` or `> 7 d`. */
export function rangeText({ from, to }: DurationRange): string {
  if (to === null) return `> ${durationText(from)}`;
  return from === 0 ? `< ${durationText(to)}` : `${durationText(from)} – ${durationText(to)}`;
}

/** The median; a dash with too few durations. */
export function medianText(quartiles: InsightQuartiles): string {
  return quartiles === null ? '–' : rangeText(quartiles.median);
}

/** The range in which the middle half of the durations lies. */
export function middleHalfText(quartiles: InsightQuartiles): string {
  if (quartiles === null) return '–';
  const { quartile_1: first, quartile_3: third } = quartiles;
  return rangeText({ from: first.from, to: third.to });
}
