import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasArrived, isInaccurate, isOutdated } from './position-fix.ts';

test.each([
  { distance: 0, radius: 30, accuracy: 5, arrived: true },
  { distance: 30, radius: 30, accuracy: 0, arrived: true },
  { distance: 45, radius: 30, accuracy: 15, arrived: true },
  { distance: 45.1, radius: 30, accuracy: 15, arrived: false },
  { distance: 130, radius: 30, accuracy: 100, arrived: true },
  { distance: 0, radius: 500, accuracy: 100.1, arrived: false },
  { distance: 0, radius: 30, accuracy: Number.NaN, arrived: false },
  { distance: Number.NaN, radius: 30, accuracy: 5, arrived: false },
])('$distance m from a target of $radius m with an accuracy of $accuracy m: $arrived', ({ arrived, ...position }) => {
  expect(hasArrived(position)).toBe(arrived);
});

test('a nearer position counts as arrived if a farther one does', () => {
  const metres = (max: number) => fc.double({ min: 0, max, noNaN: true });
  fc.assert(
    fc.property(metres(1_000), metres(1_000), metres(500), metres(150), (distance, closer, radius, accuracy) => {
      const nearer = hasArrived({ distance: Math.max(0, distance - closer), radius, accuracy });
      expect(nearer || !hasArrived({ distance, radius, accuracy })).toBe(true);
    }),
  );
});

test.each([
  [100, false],
  [100.5, true],
  [Number.NaN, true],
])('a position accurate to %f m is inaccurate: %s', (accuracy, inaccurate) => {
  expect(isInaccurate({ accuracy })).toBe(inaccurate);
});

test.each([
  [0, false],
  [60_000, false],
  [60_001, true],
  [-5_000, false],
])('a position of %f ms ago is outdated: %s', (age, outdated) => {
  expect(isOutdated({ measuredAt: 1_800_000_000_000 }, 1_800_000_000_000 + age)).toBe(outdated);
});
