import type { LiveEvent } from './live-event.ts';

interface Chance {
  /** Returns numbers in [0, 1). */
  random(): number;
  /** Runs a function after `ms` milliseconds; returns the function that cancels it. */
  after(ms: number, run: () => void): () => void;
}

const REAL: Chance = {
  random: Math.random,
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Delays events that go to many devices by a random part of `within`, so that they do not all read again at the same
 * moment. A second event of the same name in the meantime adds nothing.
 */
export function spreadEvents(onEvent: (event: LiveEvent) => void, { random, after }: Chance = REAL) {
  const waiting = new Map<string, () => void>();
  return {
    pass(event: LiveEvent): void {
      if (!('within' in event) || !event.within) return onEvent(event);
      if (waiting.has(event.event)) return;
      const later = () => {
        waiting.delete(event.event);
        onEvent(event);
      };
      waiting.set(event.event, after(random() * event.within, later));
    },
    close(): void {
      for (const cancel of waiting.values()) cancel();
      waiting.clear();
    },
  };
}
