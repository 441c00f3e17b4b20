import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ChoiceContent, choice } from './choice.ts';

/** A quest whose options have the ids 1, 2, 3 … */
function task(...options: { answer?: string; correct: boolean }[]): ChoiceContent {
  return { TaskChoices: options.map((option, index) => ({ id: index + 1, answer: 'Dom', ...option })) };
}

const right = { correct: true };
const wrong = { correct: false };

describe('with options 1 and 3 right out of three', () => {
  test.each([
    { chosen: [1, 3], isRight: true, because: 'these are the right ones' },
    { chosen: [3, 1], isRight: true, because: 'the order does not matter' },
    { chosen: [1, 3, 3], isRight: true, because: 'duplicates are ignored' },
    { chosen: [1], isRight: false, because: 'one is missing' },
    { chosen: [1, 1], isRight: false, because: 'one is missing' },
    { chosen: [1, 2, 3], isRight: false, because: 'one is too many' },
    { chosen: [1, 2], isRight: false, because: 'one is wrong' },
    { chosen: [], isRight: false, because: 'nothing is chosen' },
    { chosen: [1, 3, 99], isRight: false, because: 'one does not exist' },
  ])('choosing $chosen is right: $isRight, $because', ({ chosen, isRight }) => {
    expect(choice.isRight(task(right, wrong, right), chosen)).toBe(isRight);
  });
});

test.each([
  { what: 'without options', content: task() },
  { what: 'without a right option', content: task(wrong, wrong) },
])('a quest $what is never right', ({ content }) => {
  expect(choice.isRight(content, [])).toBe(false);
});

describe('a creator’s mistakes', () => {
  test.each([
    { what: 'one right option', content: task(right), mistakes: [] },
    { what: 'right and wrong options', content: task(wrong, right), mistakes: [] },
    { what: 'no option', content: task(), mistakes: [{ path: ['TaskChoices'], code: 'missing' }] },
    { what: 'no right option', content: task(wrong), mistakes: [{ path: ['TaskChoices'], code: 'missing' }] },
    {
      what: 'a blank option',
      content: task(right, { answer: ' ', correct: false }),
      mistakes: [{ path: ['TaskChoices', 1, 'answer'], code: 'missing' }],
    },
  ])('$what', ({ content, mistakes }) => {
    expect(choice.mistakes(content)).toEqual(mistakes);
  });
});

const someTask = fc
  .array(fc.boolean(), { minLength: 1, maxLength: 8 })
  .map((options) => task(...options.map((correct) => ({ correct }))));

test('only the exact set of right options is right', () => {
  fc.assert(
    fc.property(someTask, fc.array(fc.integer({ min: 1, max: 9 })), (content, chosen) => {
      const rightIds = content.TaskChoices.filter(({ correct }) => correct).map(({ id }) => id);
      const same = rightIds.length > 0 && rightIds.join() === [...new Set(chosen)].sort((a, b) => a - b).join();
      expect(choice.isRight(content, chosen)).toBe(same);
      expect(choice.isRight(content, rightIds)).toBe(rightIds.length > 0);
    }),
  );
});
