/**
 * How many tries a quest leaves (specification 1, part 4): the allowed attempts minus the wrong ones, never below 0. Null is
 * unlimited.
 */
export function remainingAttempts(attempts: number | null, wrong: number): number | null {
  return attempts === null ? null : Math.max(attempts - wrong, 0);
}

/** Whether another answer may be given. */
export function hasAttemptLeft(attempts: number | null, wrong: number): boolean {
  return remainingAttempts(attempts, wrong) !== 0;
}
