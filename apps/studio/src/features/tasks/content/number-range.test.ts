import { guessNumberMistakes } from '@puzzle-runs/domain/task/guess-number.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstRange, onSlider, rangeOf, sliderEnds, slidRange } from './number-range.ts';

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
])('turns the slider position $set into the range $range', ({ set, range: [from, to] }) => {
  expect(rangeOf(set)).toEqual({ range_from: from, range_to: to });
});

test('starts a new range at 0 with the answer in its middle', () => {
  expect(firstRange(16)).toEqual({ range_from: 0, range_to: 32 });
  expect(firstRange(0)).toEqual({ range_from: 0, range_to: 1 });
});

test('shows numbers beyond the slider at its ends', () => {
  expect(onSlider([0, 32], 16)).toEqual([0, 32]);
  expect(onSlider([0, 500], 16)).toEqual([0, 32]);
  expect(onSlider([40, 500], 16)).toEqual([31, 32]);
});

test('keeps the typed number of one end when the other end moves', () => {
  expect(slidRange([0, 500], [4, 32], 16)).toEqual({ range_from: 4, range_to: 500 });
  expect(slidRange([0, 500], [0, 30], 16)).toEqual({ range_from: 0, range_to: 30 });
  expect(slidRange([0, 32], [-16, 32], 16)).toEqual({ range_from: 0, range_to: 32 });
});

const number = fc.nat({ max: 100_000 });

test('gives a valid range for every slider position that includes the answer', () => {
  fc.assert(
    fc.property(
      number,
      fc.integer({ min: -100_000, max: 200_000 }),
      fc.nat({ max: 300_000 }),
      (answer, from, width) => {
        const range = rangeOf([from, from + width]);
        const { range_from: begin, range_to: end } = range;
        const holds = begin !== null && end !== null && begin <= answer && answer <= end;
        expect(guessNumberMistakes({ answer, ...range })).toEqual(holds ? [] : [{ path: ['answer'], code: 'invalid' }]);
      },
    ),
  );
});
