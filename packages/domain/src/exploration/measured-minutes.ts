/** Fewer finishes would tell more about single players than about the run. */
const MEASURED_FROM = 5;
/** The newest finishes that count, so that the figure follows a changed run. */
export const MEASURED_LAST = 50;

const STEP = 5;

/** Median of minutes, rounded to 5; null with fewer than five finishes. At least 5. */
export function measuredMinutes(minutes: readonly number[]): number | null {
  if (minutes.length < MEASURED_FROM) return null;
  const sorted = minutes.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const median = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
  return Math.max(STEP, Math.round(median / STEP) * STEP);
}
