import { expect, test } from 'vitest';
import { firstRange, rangeOf, sliderEnds } from './number-range.ts';

test.each([
  { answer: 0, min: 0, max: 1 },
  { answer: 16, min: -16, max: 32 },
  { answer: 100_000, min: -100_000, max: 200_000 },
])('the slider for $answer runs from $min to $max', ({ answer, min, max }) => {
  expect(sliderEnds(answer)).toEqual({ min, max });
});

test.each<{ set: [number, number]; range: [number, number] }>([
  { set: [4, 20], range: [4, 20] },
  { set: [-16, 32], range: [0, 32] },
  { set: [-16, -16], range: [0, 1] },
  { set: [7, 7], range: [7, 8] },
  { set: [200_000, 200_000], range: [99_999, 100_000] },
])('a slider set to $set is the range $range', ({ set, range: [from, to] }) => {
  expect(rangeOf(set)).toEqual({ range_from: from, range_to: to });
});

test('a slider that is switched on begins at 0 and holds the answer in its middle', () => {
  expect(firstRange(16)).toEqual({ range_from: 0, range_to: 32 });
  expect(firstRange(0)).toEqual({ range_from: 0, range_to: 1 });
});
