import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundAccuracy } from './position-fix.ts';
import { roundDistance } from './round-distance.ts';

test.each([
  [0, 0, 'm'],
  [2, 0, 'm'],
  [3, 5, 'm'],
  [223.4, 225, 'm'],
  [994, 995, 'm'],
  [998, 1, 'km'],
  [1_049, 1, 'km'],
  [1_400, 1.4, 'km'],
  [9_960, 10, 'km'],
  [12_345, 12, 'km'],
  [504_400, 504, 'km'],
])('%f m are shown as %f %s', (metres, value, unit) => {
  expect(roundDistance(metres)).toEqual({ value, unit });
});

test('a rounded distance is at most half a step off and never shrinks while the distance grows', () => {
  const shownMetres = (metres: number) => {
    const { value, unit } = roundDistance(metres);
    return unit === 'km' ? value * 1_000 : value;
  };
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 30_000, noNaN: true }),
      fc.double({ min: 0, max: 5_000, noNaN: true }),
      (metres, more) => {
        expect(Math.abs(shownMetres(metres) - metres)).toBeLessThanOrEqual(
          metres < 1_000 ? 2.5 : metres < 10_000 ? 50 : 500,
        );
        expect(shownMetres(metres + more)).toBeGreaterThanOrEqual(shownMetres(metres));
      },
    ),
  );
});

test.each([
  [0, 5],
  [4.2, 5],
  [12, 15],
  [15, 15],
  [98, 100],
  [101, 150],
  [2_310, 2_350],
])('an accuracy of %f m is shown as %f m', (metres, said) => {
  expect(roundAccuracy(metres)).toBe(said);
});
