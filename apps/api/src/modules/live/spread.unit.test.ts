import { expect, test } from 'vitest';
import { spreadOf, throttle } from './throttle.ts';

/** Timers that run when the test moves the time. */
function manualTimers() {
  const timers: { at: number; run: () => void }[] = [];
  const clock = { now: 0 };
  return {
    clock,
    after(ms: number, run: () => void) {
      const timer = { at: clock.now + ms, run };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    pass(ms: number): void {
      const until = clock.now + ms;
      for (;;) {
        const next = timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers.splice(timers.indexOf(next), 1);
        clock.now = next.at;
        next.run();
      }
      clock.now = until;
    },
  };
}

test.each([
  [1, 0],
  [50, 0],
  [200, 400],
  [1_000, 2_000],
  [2_000, 4_000],
  [50_000, 4_000],
])('%i clients read again within %i ms', (listeners, ms) => {
  expect(spreadOf(listeners)).toBe(ms);
});

test('runs soon after the first call, and again after a rest at the earliest', () => {
  const runs: number[] = [];
  const { clock, after, pass } = manualTimers();
  const busy = throttle({ firstMs: 250, restMs: () => 4_000, after }, () => runs.push(clock.now));
  for (let call = 0; call < 100; call++) {
    busy.request(7);
    pass(100);
  }
  pass(10_000);
  expect(runs).toEqual([250, 4_250, 8_250, 12_250]);
});

test('runs nothing once it is closed', () => {
  const runs: number[] = [];
  const { after, pass } = manualTimers();
  const busy = throttle({ firstMs: 250, restMs: () => 4_000, after }, (key) => runs.push(key));
  busy.request(7);
  busy.close();
  pass(10_000);
  expect(runs).toEqual([]);
});
