import { expect, test } from 'vitest';
import { waitingTimeOf } from './use-failure-message.ts';

test.each([
  [0, 'seconds', 1],
  [1, 'seconds', 1],
  [90, 'seconds', 90],
  [91, 'minutes', 2],
  [600, 'minutes', 10],
] as const)('%i seconds are shown in %s: %i', (seconds, unit, count) => {
  expect(waitingTimeOf(seconds)).toEqual({ unit, count });
});
