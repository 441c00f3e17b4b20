import { expect, test } from 'vitest';
import { accuracyClassOf } from './position-fix.ts';

test.each([
  [0, 'good'],
  [20, 'good'],
  [20.1, 'fair'],
  [100, 'fair'],
  [100.1, 'poor'],
  [Number.NaN, 'poor'],
  [Number.POSITIVE_INFINITY, 'poor'],
])('puts an accuracy of %d m into class %s', (metres, expected) => {
  expect(accuracyClassOf(metres)).toBe(expected);
});
