/** Runs a function after `ms` milliseconds; returns the function that cancels it. */
export type After = (ms: number, run: () => void) => () => void;

function afterTimeout(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

interface Waiting {
  cancel: () => void;
  /** Whether a call has arrived since the last run. */
  requested: boolean;
}

interface Pace {
  /** Milliseconds from the first call to the run. */
  firstMs: number;
  /** Milliseconds of rest after a run. */
  restMs(key: number): number;
  /** The timer, for tests. */
  after?: After;
}

/**
 * Throttle per key: the first call runs `act` after `firstMs`, together with all calls until then; the next run follows
 * `restMs` later at the earliest.
 */
export function throttle({ firstMs, restMs, after = afterTimeout }: Pace, act: (key: number) => void) {
  const waiting = new Map<number, Waiting>();

  function wait(key: number, ms: number, requested: boolean): void {
    waiting.set(key, { cancel: after(ms, () => wake(key)), requested });
  }

  function wake(key: number): void {
    const { requested } = waiting.get(key) ?? { requested: false };
    waiting.delete(key);
    if (!requested) return;
    wait(key, restMs(key), false);
    act(key);
  }

  return {
    request(key: number): void {
      const known = waiting.get(key);
      if (known) known.requested = true;
      else wait(key, firstMs, true);
    },
    close(): void {
      for (const { cancel } of waiting.values()) cancel();
      waiting.clear();
    },
  };
}

/** Number of clients that may read again at the same moment. */
const FEW = 50;
/** Milliseconds that a process gets for each further client. */
const EACH_MS = 2;
const SPREAD_MS_MAX = 4_000;

/** Milliseconds within which this number of clients reads again, each after a random part of it; 0 for few clients. */
export function spreadOf(listeners: number): number {
  return listeners <= FEW ? 0 : Math.min(listeners * EACH_MS, SPREAD_MS_MAX);
}
