interface Timer {
  at: number;
  run: () => void | Promise<void>;
}

/** A clock that only moves when it is told to, and its timers. Times in milliseconds since 1970. */
export interface Clock {
  now(): number;
  /** Runs a callback after some milliseconds. @returns cancels it */
  schedule(run: Timer['run'], ms: number): () => void;
  /** Moves the clock while something is under way; timers run afterwards, late. */
  pass(ms: number): void;
  /** Moves the clock and runs the timers on the way, one after another. */
  advance(ms: number): Promise<void>;
}

/** @param untilQuiet resolves once nothing is under way any more */
export function createClock(start: number, untilQuiet: () => Promise<void>): Clock {
  let now = start;
  const timers = new Set<Timer>();

  function nextBefore(end: number): Timer | undefined {
    const [first] = [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
    return first;
  }

  return {
    now: () => now,
    schedule(run, ms) {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    pass(ms) {
      now += ms;
    },
    async advance(ms) {
      const end = now + ms;
      for (let timer = nextBefore(end); timer; timer = nextBefore(end)) {
        timers.delete(timer);
        now = Math.max(now, timer.at);
        await timer.run();
        await untilQuiet();
      }
      now = Math.max(now, end);
    },
  };
}
