import { expect, test } from 'vitest';
import { idleTimeout } from './idle-timeout.ts';

/** Somebody who waits, with a clock that is moved by hand. */
function startTimer() {
  let now = 0;
  let due: { at: number; work: () => void } | undefined;
  let timedOut = false;
  const onTimeout = () => {
    timedOut = true;
  };
  return {
    ...idleTimeout(onTimeout, (work, ms) => {
      due = { at: now + ms, work };
      return () => {
        due = undefined;
      };
    }),
    advance(ms: number) {
      now += ms;
      if (due && due.at <= now) due.work();
    },
    hasTimedOut: () => timedOut,
  };
}

test('whatever goes on moving is waited for', () => {
  const timer = startTimer();
  for (const ms of [100, 20, 20, 20]) {
    timer.restart(ms);
    timer.advance(ms - 1);
  }
  expect(timer.hasTimedOut()).toBe(false);
  timer.advance(1);
  expect(timer.hasTimedOut()).toBe(true);
});

test('nobody waits for what is over', () => {
  const timer = startTimer();
  timer.restart(100);
  timer.stop();
  timer.advance(100);
  expect(timer.hasTimedOut()).toBe(false);
});
