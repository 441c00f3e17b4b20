import { expect, test } from 'vitest';
import { idleTimeout } from './idle-timeout.ts';

/** An idle timeout on a fake clock. */
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

test('does not time out as long as it is restarted in time', () => {
  const timer = startTimer();
  for (const ms of [100, 20, 20, 20]) {
    timer.restart(ms);
    timer.advance(ms - 1);
  }
  expect(timer.hasTimedOut()).toBe(false);
  timer.advance(1);
  expect(timer.hasTimedOut()).toBe(true);
});

test('does not time out after it was stopped', () => {
  const timer = startTimer();
  timer.restart(100);
  timer.stop();
  timer.advance(100);
  expect(timer.hasTimedOut()).toBe(false);
});
