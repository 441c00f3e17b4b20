import { guessNumber } from '@puzzle-runs/domain/tasks/guess-number/guess-number.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAnswerCentred, onSlider, proposedRange, rangeOf, sliderEnds, slidRange } from './number-range.ts';

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

test.each([
  { answer: 16, draws: [0, 0, 0], range: [13, 25] },
  { answer: 16, draws: [0, 0.99, 0.99], range: [8, 28] },
  { answer: 16, draws: [0.5, 0, 0], range: [8, 20] },
  { answer: 16, draws: [0.99, 0.99, 0.99], range: [0, 20] },
])('proposes $range for $answer when the draws are $draws', ({ answer, draws, range: [from, to] }) => {
  const next = draws.values();
  expect(proposedRange(answer, () => next.next().value ?? 0)).toEqual({ range_from: from, range_to: to });
});

test.each([
  { answer: 0, range: [0, 1] },
  { answer: 1, range: [0, 2] },
  { answer: 100_000, range: [0, 100_000] },
])('proposes the whole slider for $answer, which leaves no choice', ({ answer, range: [from, to] }) => {
  expect(proposedRange(answer, () => 0.3)).toEqual({ range_from: from, range_to: to });
});

test.each([
  { range: [0, 32], centred: true },
  { range: [0, 35], centred: true },
  { range: [0, 36], centred: false },
  { range: [0, 29], centred: false },
  { range: [8, 20], centred: false },
] satisfies { range: [number, number]; centred: boolean }[])(
  'an answer of 16 is in the middle of $range: $centred',
  ({ range, centred }) => {
    expect(isAnswerCentred(16, range)).toBe(centred);
  },
);

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
        expect(guessNumber.mistakes({ answer, ...range })).toEqual(
          holds ? [] : [{ path: ['answer'], code: 'invalid' }],
        );
      },
    ),
  );
});

test('proposes ranges inside the slider with the answer at 20 to 40 or 60 to 80 per cent', () => {
  const draw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 99_997 }), fc.tuple(draw, draw, draw), (answer, draws) => {
      const next = draws.values();
      const { range_from: from, range_to: to } = proposedRange(answer, () => next.next().value ?? 0);
      if (from === null || to === null) throw new Error('a proposal has two ends');
      const share = (answer - from) / (to - from);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(Math.min(answer * 2, 100_000));
      expect((share >= 0.2 && share <= 0.4) || (share >= 0.6 && share <= 0.8)).toBe(true);
    }),
  );
});
