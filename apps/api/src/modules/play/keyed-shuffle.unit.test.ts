import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shuffleFor } from './keyed-shuffle.ts';

const ascending = (a: number, b: number) => a - b;
const key = fc.record({ secret: fc.string(), participationId: fc.nat(), taskId: fc.nat() });

test('a shuffle keeps every item, and the same key gives the same order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 250 }), key, (items, who) => {
      const shuffled = shuffleFor(items, who);
      expect(shuffled.toSorted(ascending)).toEqual(items.toSorted(ascending));
      expect(shuffleFor(items, who)).toEqual(shuffled);
    }),
  );
});

test('another player, another quest or another secret gives another order', () => {
  const items = Array.from({ length: 40 }, (_, index) => index);
  const who = { secret: 'a secret', participationId: 7, taskId: 3 };
  const orders = [
    who,
    { ...who, participationId: 8 },
    { ...who, taskId: 4 },
    { ...who, secret: 'another' },
    { ...who, participationId: 73, taskId: 0 }, // neighbours in writing
  ].map((each) => shuffleFor(items, each).join());
  expect(new Set(orders).size).toBe(orders.length);
});

test('every place is as likely as any other', () => {
  const counts = [0, 0, 0, 0];
  for (let participationId = 0; participationId < 4_000; participationId++) {
    const place = shuffleFor([0, 1, 2, 3], { secret: 's', participationId, taskId: 1 }).indexOf(0);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(150);
});
