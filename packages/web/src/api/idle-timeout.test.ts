import { expect, test } from 'vitest';
import { idleTimeout } from './idle-timeout.ts';

/** Somebody who waits, with a clock that is moved by hand. */
function waiting() {
  let now = 0;
  let due: { at: number; work: () => void } | undefined;
  let gaveUp = false;
  const giveUp = () => {
    gaveUp = true;
  };
  return {
    ...idleTimeout(giveUp, (work, ms) => {
      due = { at: now + ms, work };
      return () => {
        due = undefined;
      };
    }),
    pass(ms: number) {
      now += ms;
      if (due && due.at <= now) due.work();
    },
    hasGivenUp: () => gaveUp,
  };
}

test('whatever goes on moving is waited for', () => {
  const somebody = waiting();
  for (const ms of [100, 20, 20, 20]) {
    somebody.waitAtMost(ms);
    somebody.pass(ms - 1);
  }
  expect(somebody.hasGivenUp()).toBe(false);
  somebody.pass(1);
  expect(somebody.hasGivenUp()).toBe(true);
});

test('nobody waits for what is over', () => {
  const somebody = waiting();
  somebody.waitAtMost(100);
  somebody.end();
  somebody.pass(100);
  expect(somebody.hasGivenUp()).toBe(false);
});
