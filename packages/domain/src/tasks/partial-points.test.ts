import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAnswerRight } from './check-answer.ts';
import type { ChoiceContent } from './choice/choice.ts';
import type { ClozeContent } from './cloze/cloze.ts';
import type { OrderContent } from './order/order.ts';
import { afterWrongTry, betterTry, bringsPartialPoints, hasParts, partialPoints } from './partial-points.ts';
import { taskKind } from './task-kinds.ts';

const CHOICE: ChoiceContent = {
  TaskChoices: [true, true, true, false, false].map((correct, index) => ({
    id: index + 1,
    answer: `${index}`,
    correct,
  })),
};
const CLOZE: ClozeContent = {
  text: '',
  preview: false,
  TaskClozeWords: ['Dom', 'Tor', 'Turm'].map((word, index) => ({ id: index, word, position: index + 1 })),
};
const ORDER: OrderContent = {
  TaskOrderEntries: ['a', 'b', 'b', 'c'].map((text, index) => ({ id: index, text, position: index + 1 })),
};

test.each([
  { chosen: [1, 2, 3], right: 3, because: 'all are right' },
  { chosen: [1, 2], right: 2, because: 'one is missing' },
  { chosen: [1, 2, 4], right: 1, because: 'a wrong one takes one off' },
  { chosen: [1, 1, 2], right: 2, because: 'one that is sent twice counts once' },
  { chosen: [1, 4, 5], right: 0, because: 'it is never below 0' },
  { chosen: [1, 2, 99], right: 1, because: 'an unknown one is wrong' },
  { chosen: [1, 2, 3, 4, 5], right: 1, because: 'choosing everything is no way out' },
])('of 3 right choices $chosen has $right, $because', ({ chosen, right }) => {
  expect(taskKind('choice').parts?.(CHOICE, chosen)).toEqual({ right, of: 3 });
});

test.each([
  { words: ['dom', ' TOR ', 'Turm'], right: 3, of: 3 },
  { words: ['Tor', 'Dom', 'Turm'], right: 1, of: 3 },
  { words: ['Dom'], right: 1, of: 3 },
  { words: ['Dom', 'Tor', 'Turm', 'Dach'], right: 3, of: 4 },
])('of $of blanks $words fills $right', ({ words, ...parts }) => {
  expect(taskKind('cloze').parts?.(CLOZE, words)).toEqual(parts);
});

test.each([
  { texts: ['a', 'b', 'b', 'c'], right: 4 },
  { texts: ['b', 'a', 'b', 'c'], right: 2 },
  { texts: ['c', 'a', 'b', 'b'], right: 1 },
  { texts: ['a'], right: 1 },
])('of 4 entries $texts has $right in place', ({ texts, right }) => {
  expect(taskKind('order').parts?.(ORDER, texts)).toEqual({ right, of: 4 });
});

test('has no parts for a text, a number and a place', () => {
  expect(hasParts('guess_number')).toBe(false);
});

test.each([
  { partial: true, attempts: 1, taskType: 'order', brings: true },
  { partial: false, attempts: 1, taskType: 'order', brings: false },
  { partial: true, attempts: null, taskType: 'order', brings: false },
  { partial: true, attempts: 1, taskType: 'guess_text', brings: false },
] as const)('$taskType with $attempts attempts and partial $partial brings points for parts: $brings', (row) => {
  expect(bringsPartialPoints(row)).toBe(row.brings);
});

test.each([
  { points: 10, best: { right: 2, of: 3 }, given: 6 },
  { points: 30, best: { right: 2, of: 3 }, given: 20 },
  { points: 100, best: { right: 29, of: 100 }, given: 29 },
  { points: 10, best: { right: 0, of: 3 }, given: 0 },
  { points: 10, best: { right: 0, of: 0 }, given: 0 },
  { points: 10, best: null, given: 0 },
])('$best of $points points are $given', ({ points, best, given }) => {
  expect(partialPoints(points, best)).toBe(given);
});

const parts = fc.nat({ max: 200 }).chain((of) => fc.record({ right: fc.nat({ max: of }), of: fc.constant(of || 1) }));

test('the better of two tries never brings fewer points than either', () => {
  fc.assert(
    fc.property(parts, parts, fc.nat({ max: 100_000 }), (one, other, points) => {
      const given = partialPoints(points, betterTry(one, other));
      expect(given).toBe(Math.max(partialPoints(points, one), partialPoints(points, other)));
    }),
  );
});

test('a wrong answer to a choice, a gap text or an order never brings all points', () => {
  const ids = fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 7 });
  const words = fc.array(fc.constantFrom('Dom', 'Tor', 'Turm', 'x'), { maxLength: 4 });
  const texts = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 5 });
  fc.assert(
    fc.property(ids, words, texts, (chosen, filled, sorted) => {
      for (const [type, content, answer] of [
        ['choice', CHOICE, chosen],
        ['cloze', CLOZE, filled],
        ['order', ORDER, sorted],
      ] as const) {
        if (isAnswerRight(type, content as never, answer as never)) continue;
        const tried = taskKind(type).parts?.(content as never, answer as never) ?? null;
        expect(partialPoints(10, tried)).toBeLessThan(10);
      }
    }),
  );
});

test.each([
  { partial: true, attempts: 2, wrong: 1, before: 0, points: 0, because: 'an attempt is left' },
  { partial: true, attempts: 2, wrong: 2, before: 0, points: 6, because: 'it was the last attempt' },
  { partial: false, attempts: 2, wrong: 2, before: 0, points: 0, because: 'the creator gives no points for parts' },
  { partial: true, attempts: null, wrong: 9, before: 0, points: 0, because: 'attempts are unlimited' },
  { partial: true, attempts: 3, wrong: 3, before: 8, points: 8, because: 'points are never taken back' },
])('$wrong wrong answers of $attempts attempts bring $points, $because', ({ points, before, wrong, ...task }) => {
  const tried = { best: { right: 1, of: 3 }, points: before };
  expect(afterWrongTry({ points: 10, ...task }, tried, { parts: { right: 2, of: 3 }, wrong })).toEqual({
    best: { right: 2, of: 3 },
    points,
  });
});
