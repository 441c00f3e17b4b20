import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shuffleFor } from './keyed-shuffle.ts';

const ascending = (a: number, b: number) => a - b;
const key = fc.record({ secret: fc.string(), participationId: fc.nat(), taskId: fc.nat() });

test('keeps every item and repeats the order for the same key', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 250 }), key, (items, parts) => {
      const shuffled = shuffleFor(items, parts);
      expect(shuffled.toSorted(ascending)).toEqual(items.toSorted(ascending));
      expect(shuffleFor(items, parts)).toEqual(shuffled);
    }),
  );
});

test('changes the order with the player, the quest and the secret', () => {
  const items = Array.from({ length: 40 }, (_, index) => index);
  const parts = { secret: 'a secret', participationId: 7, taskId: 3 };
  const orders = [
    parts,
    { ...parts, participationId: 8 },
    { ...parts, taskId: 4 },
    { ...parts, secret: 'another' },
    { ...parts, participationId: 73, taskId: 0 }, // the same digits without a separator
  ].map((each) => shuffleFor(items, each).join());
  expect(new Set(orders).size).toBe(orders.length);
});

test('puts an item into every place equally often', () => {
  const counts = [0, 0, 0, 0];
  for (let participationId = 0; participationId < 4_000; participationId++) {
    const place = shuffleFor([0, 1, 2, 3], { secret: 's', participationId, taskId: 1 }).indexOf(0);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(150);
});
