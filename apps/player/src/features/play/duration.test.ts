import { expect, test } from 'vitest';
import { durationBetween, largestUnits } from './duration.ts';

test.each([
  ['a few seconds are one minute', '2026-05-01T10:00:20Z', [['minutes', 1]]],
  ['a clock that ran backwards is one minute', '2026-05-01T09:00:00Z', [['minutes', 1]]],
  ['minutes', '2026-05-01T10:42:00Z', [['minutes', 42]]],
  ['whole hours need no minutes', '2026-05-01T12:00:00Z', [['hours', 2]]],
  [
    'hours and minutes',
    '2026-05-01T11:12:30Z',
    [
      ['hours', 1],
      ['minutes', 13],
    ],
  ],
  [
    'days and hours; minutes no longer matter',
    '2026-05-03T13:05:00Z',
    [
      ['days', 2],
      ['hours', 3],
    ],
  ],
])('%s', (_, end, expected) => {
  const parts = largestUnits(durationBetween('2026-05-01T10:00:00Z', end));
  expect(parts.map(({ unit, count }) => [unit, count])).toEqual(expected);
});
