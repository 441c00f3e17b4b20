import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Problem } from '../problem.ts';
import { adjustPoints } from './adjust-points.ts';

test.each([
  { points: 5, standing: { earned: 20, spent: 0, adjusted: 0, highestNet: 20 }, adjusted: 5, highestNet: 25 },
  { points: -5, standing: { earned: 20, spent: 0, adjusted: 0, highestNet: 20 }, adjusted: -5, highestNet: 20 },
  { points: 5, standing: { earned: 20, spent: 20, adjusted: 0, highestNet: 20 }, adjusted: 5, highestNet: 20 },
  { points: 5, standing: { earned: 0, spent: 0, adjusted: -9, highestNet: 0 }, adjusted: -4, highestNet: 0 },
  { points: -9, standing: { earned: 0, spent: 0, adjusted: 7, highestNet: 0 }, adjusted: -2, highestNet: 7 },
])('$points points for $standing', ({ points, standing, ...after }) => {
  expect(adjustPoints(standing, points)).toEqual(after);
});

test('refuses points when the sum would be too large to store', () => {
  const standing = { earned: 0, spent: 0, adjusted: 999_999_999, highestNet: 0 };
  expect(() => adjustPoints(standing, 2)).toThrow(new Problem('invalid_request'));
});

const amount = fc.nat({ max: 100_000 });

test('given and taken points add up, and the highest net points never decrease', () => {
  fc.assert(
    fc.property(amount, amount, fc.array(fc.integer({ min: -100_000, max: 100_000 })), (earned, spent, acts) => {
      let standing = { earned, spent, adjusted: 0, highestNet: earned };
      for (const points of acts) {
        const after = adjustPoints(standing, points);
        expect(after.highestNet).toBeGreaterThanOrEqual(standing.highestNet);
        standing = { ...standing, ...after };
      }
      expect(standing.adjusted).toBe(acts.reduce((sum, points) => sum + points, 0));
    }),
  );
});
