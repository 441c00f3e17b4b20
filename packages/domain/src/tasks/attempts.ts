/** Allowed attempts minus wrong answers, never below 0; null means unlimited. */
export function remainingAttempts(attempts: number | null, wrong: number): number | null {
  return attempts === null ? null : Math.max(attempts - wrong, 0);
}

export function hasAttemptLeft(attempts: number | null, wrong: number): boolean {
  return remainingAttempts(attempts, wrong) !== 0;
}
