const [FIRST_MS, LONGEST_MS] = [250, 10_000];
/** A worker that ran longer did not fail at its start. */
const STARTED_MS = 10_000;

/** Workers in a row that died at their start, after one that lived for `livedMs`. */
export function failuresInARow(before: number, livedMs: number): number {
  return livedMs < STARTED_MS ? before + 1 : 0;
}

/** Milliseconds before a dead worker is replaced: at once, or with backoff if workers die at their start. */
export function restartDelayMs(failures: number): number {
  return failures === 0 ? 0 : Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS);
}
