import { setImmediate } from 'node:timers/promises';

/** Turns of the event loop without work after which nothing is under way any more. */
const QUIET_TURNS = 4;

/** Counts work under way, so that one act ends before the next begins. */
export function createBusy() {
  let running = 0;
  return {
    async during<T>(work: () => Promise<T>): Promise<T> {
      running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
      }
    },
    /** Resolves once nothing has been under way for some turns of the event loop. */
    async untilQuiet(): Promise<void> {
      for (let quiet = 0; quiet < QUIET_TURNS; quiet = running === 0 ? quiet + 1 : 0) await setImmediate();
    },
  };
}

export type Busy = ReturnType<typeof createBusy>;
