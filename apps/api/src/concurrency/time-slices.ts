import { setImmediate } from 'node:timers/promises';

/** Milliseconds of computing after which other requests get a turn. */
const SLICE_MS = 10;

/**
 * Returns a function for the steps of long work, such as the rows of an import:
 * it lets other requests run when the last turn is over. SQLite computes in this
 * thread, so its statements count, too; inside a transaction only writers wait.
 */
export function timeSlices(): () => Promise<void> {
  let since = performance.now();
  return async function letOthersRun() {
    if (performance.now() - since < SLICE_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
