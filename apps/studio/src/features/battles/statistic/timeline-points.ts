import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';
import type { TimelineStep } from '@puzzle-runs/domain/battle/team-statistic.ts';

const DAY_MS = 86_400_000;
const SHORT_MS = 10 * 60_000;

/** A point of a step line: milliseconds since 1970, and the count from then on. */
export type TimelinePoint = readonly [at: number, count: number];

/** Points of a step line from zero at the time of joining to the last entry; empty without entries. */
export function timelinePoints(
  steps: readonly TimelineStep[],
  joinedAt: StatisticEntry['joined_at'],
): readonly TimelinePoint[] {
  const corners = steps.map(({ at, count }): TimelinePoint => [at, count]);
  const [first] = corners;
  if (!first) return [];
  const start = Math.min(joinedAt === null ? first[0] : Date.parse(joinedAt), first[0]);
  return [[start, 0], ...corners];
}

/** Precision of the time labels of a line. */
export type TimeUnit = 'day' | 'minute' | 'second';

/** Days for more than a day. Seconds for up to 10 minutes, because minute labels would repeat. Minutes otherwise. */
export function timeUnitOf(corners: readonly TimelinePoint[]): TimeUnit {
  const span = (corners.at(-1)?.[0] ?? 0) - (corners[0]?.[0] ?? 0);
  if (span > DAY_MS) return 'day';
  return span > SHORT_MS ? 'minute' : 'second';
}
