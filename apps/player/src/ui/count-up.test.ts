import { expect, test } from 'vitest';
import { countUpValue } from './count-up.tsx';

test.each([
  { from: 0, to: 100, ms: 0, shown: 0 },
  { from: 0, to: 100, ms: 1_000, shown: 88 },
  { from: 0, to: 100, ms: 2_000, shown: 100 },
  { from: 0, to: 100, ms: 9_000, shown: 100 },
  { from: 600, to: 200, ms: 0, shown: 600 },
  { from: 600, to: 200, ms: 2_000, shown: 200 },
])('counting from $from to $to shows $shown after $ms ms', ({ shown, ...count }) => {
  expect(countUpValue(count)).toBe(shown);
});

test('approaches the target monotonically and reaches it after exactly two seconds', () => {
  const shown = Array.from({ length: 21 }, (_, step) => countUpValue({ from: 0, to: 100_000, ms: step * 100 }));
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  expect(shown.indexOf(100_000)).toBe(20);
});
