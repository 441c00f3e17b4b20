/**
 * Upper bounds of the buckets in seconds; the last bucket has none. Never change them: counters are stored by bucket.
 */
const BOUNDS = [
  10, 20, 30, 45, 60, 90, 120, 180, 240, 300, 420, 600, 900, 1_200, 1_500, 1_800, 2_700, 3_600, 5_400, 7_200, 9_000,
  10_800, 14_400, 18_000, 21_600, 28_800, 43_200, 86_400, 604_800,
] as const;

export const DURATION_BUCKETS = BOUNDS.length + 1;

/** A bucket of durations in seconds: from `from` up to, but without, `to`; null without a limit. */
export interface DurationRange {
  from: number;
  to: number | null;
}

/** The bucket of a duration in seconds; negative durations count as 0. */
export function durationBucket(seconds: number): number {
  const index = BOUNDS.findIndex((bound) => seconds < bound);
  return index === -1 ? BOUNDS.length : index;
}

export function durationRange(bucket: number): DurationRange {
  return { from: BOUNDS[bucket - 1] ?? 0, to: BOUNDS[bucket] ?? null };
}

/**
 * The bucket that holds the quantile of the counted durations: 0.5 is the median, 0.25 and 0.75 are the quartiles. The
 * quantile is the value at position ⌈share × count⌉ in ascending order (nearest rank), so it is exact to one bucket.
 * Undefined without durations.
 */
export function quantileRange(counts: readonly number[], share: number): DurationRange | undefined {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  const rank = Math.max(Math.ceil(share * total), 1);
  let seen = 0;
  const bucket = counts.findIndex((count) => (seen += count) >= rank);
  return durationRange(bucket);
}
