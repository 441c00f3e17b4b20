import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';
import type { TimelineStep } from '@puzzle-runs/domain/battle/team-statistic.ts';

const DAY_MS = 86_400_000;
const SHORT_MS = 10 * 60_000;

/** A corner of a line that rises in steps: milliseconds since 1970, and how many there are from then on. */
export type TimelinePoint = readonly [at: number, count: number];

/** A timeline as a line: from nothing at the moment of joining up to the last entry; nothing where nothing happened. */
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

/** How finely moments of a line are told apart. */
export type TimeUnit = 'day' | 'minute' | 'second';

/** By their day where a line is longer than one, by the second where it is so short that minutes would say the same again and again. */
export function timeUnitOf(corners: readonly TimelinePoint[]): TimeUnit {
  const span = (corners.at(-1)?.[0] ?? 0) - (corners[0]?.[0] ?? 0);
  if (span > DAY_MS) return 'day';
  return span > SHORT_MS ? 'minute' : 'second';
}
