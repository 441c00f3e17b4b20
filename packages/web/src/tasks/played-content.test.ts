import { type OrderContent, order as orderKind } from '@puzzle-runs/domain/tasks/order/order.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playedContent } from './played-content.ts';

function toSort(texts: readonly string[]): OrderContent {
  return { TaskOrderEntries: texts.map((text, index) => ({ id: index + 1, text, position: index + 1 })) };
}

function shown(texts: readonly string[]): string[] {
  return playedContent('order', toSort(texts)).TaskOrderEntries.map(({ text }) => text);
}

const word = fc.stringMatching(/^[a-z]{1,6}$/);

test('three or more entries with different texts are never shown in the right order, and always in the same', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 3, maxLength: 8 }), (texts) => {
      const order = shown(texts);
      expect(order.toSorted()).toEqual(texts.toSorted());
      expect(orderKind.isRight(toSort(texts), order)).toBe(false);
      expect(shown(texts)).toEqual(order);
    }),
  );
});

test('two entries are shown in either order, depending on their texts', () => {
  const pairs = Array.from({ length: 40 }, (_, index) => [`alt ${index}`, `neu ${index}`]);
  const right = pairs.filter((texts) => shown(texts).join() === texts.join());
  expect(right.length).toBeGreaterThan(5);
  expect(right.length).toBeLessThan(35);
});
