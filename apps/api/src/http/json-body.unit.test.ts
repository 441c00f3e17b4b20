import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDeeperThan } from './json-body.ts';

const bytes = (text: string) => Buffer.from(text);

test.each([
  ['1', 0, false],
  ['[1]', 0, true],
  ['[{"a":[1]}]', 3, false],
  ['[{"a":[1]}]', 2, true],
  ['[1],[1],[1]', 1, false],
  ['"[[[["', 0, false],
  [String.raw`["\"[[", 1]`, 1, false],
  [String.raw`["\\", [1]]`, 1, true],
])('%s is nested deeper than %i: %s', (json, max, expected) => {
  expect(isDeeperThan(bytes(json), max)).toBe(expected);
});

test('agrees with the depth of any value', () => {
  const depthOf = (value: unknown): number =>
    typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(6), (value, max) => {
      expect(isDeeperThan(bytes(JSON.stringify(value)), max)).toBe(depthOf(value) > max);
    }),
  );
});
