const FAILURES_MAX = 3;
const PAUSE_MS = 60_000;

/** Pauses a source for a minute after three failures in a row; then one attempt decides whether it works again. */
export function circuitBreaker(now: () => Date) {
  let failures = 0;
  let pausedUntil = 0;
  const isPaused = () => failures >= FAILURES_MAX && now().getTime() < pausedUntil;
  const pause = () => {
    pausedUntil = now().getTime() + PAUSE_MS;
  };
  return {
    isPaused,
    /**
     * Whether the caller may make an attempt. After a pause only the first caller may, until its attempt has succeeded.
     */
    startAttempt(): boolean {
      if (isPaused()) return false;
      if (failures >= FAILURES_MAX) pause();
      return true;
    },
    succeeded(): void {
      failures = 0;
    },
    /** Returns whether this failure started a pause. */
    failed(): boolean {
      failures += 1;
      if (failures < FAILURES_MAX) return false;
      pause();
      return failures === FAILURES_MAX;
    },
  };
}
