import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparableTextWithCase } from '../text/comparable-text.ts';
import { areTextsInOrder, inOrder } from './texts-in-order.ts';

const oneTwo = [
  { text: 'zwei', position: 2 },
  { text: 'eins', position: 1 },
];

function textsOf(items: { text: string; position: number }[]): string[] {
  return inOrder(items).map(({ text }) => text);
}

test.each([
  { expected: oneTwo, answer: ['eins', 'zwei'], right: true, because: 'positions decide' },
  { expected: oneTwo, answer: ['zwei', 'eins'], right: false, because: 'the order differs' },
  { expected: oneTwo, answer: ['eins'], right: false, because: 'one is missing' },
  { expected: oneTwo, answer: ['eins', 'zwei', ''], right: false, because: 'one is too many' },
  { expected: [], answer: [], right: false, because: 'nothing is expected' },
  { expected: [{ text: ' ', position: 1 }], answer: [''], right: false, because: 'the expected text is blank' },
])('$answer is right: $right, $because', ({ expected, answer, right }) => {
  expect(areTextsInOrder(textsOf(expected), answer, comparableTextWithCase)).toBe(right);
});

test('ignores the stored order of the texts', () => {
  const texts = fc.array(fc.stringMatching(/^[a-z]{1,3}$/), { minLength: 1 });
  fc.assert(
    fc.property(texts, (answer) => {
      const stored = answer.map((text, index) => ({ text, position: index + 1 })).toReversed();
      expect(areTextsInOrder(textsOf(stored), answer, comparableTextWithCase)).toBe(true);
    }),
  );
});
