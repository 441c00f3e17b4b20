import { Problem } from '@puzzle-runs/domain/problem.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exceededLimit, parseJson } from './json-body.ts';

const bytes = (text: string) => Buffer.from(text);
const MANY = Number.POSITIVE_INFINITY;

test.each([
  ['1', 0, undefined],
  ['[1]', 0, 'depth'],
  ['[{"a":[1]}]', 3, undefined],
  ['[{"a":[1]}]', 2, 'depth'],
  ['[1],[1],[1]', 1, undefined],
  ['"[[[["', 0, undefined],
  [String.raw`["\"[[", 1]`, 1, undefined],
  [String.raw`["\\", [1]]`, 1, 'depth'],
] as const)('%s, nested at most %i: %s', (json, depth, expected) => {
  expect(exceededLimit(bytes(json), { depth, values: MANY })).toBe(expected);
});

test.each([
  ['1', 1, undefined],
  ['[1,2,3]', 4, undefined],
  ['[1,2,3]', 3, 'values'],
  ['{"a":1,"b":[2]}', 4, undefined],
  ['{"a":1,"b":[2]}', 3, 'values'],
  ['"1,2,3,4"', 1, undefined],
  [String.raw`"\",,,"`, 1, undefined],
  ['[[],[],[]]', 6, 'values'],
] as const)('%s, at most %i values: %s', (json, values, expected) => {
  expect(exceededLimit(bytes(json), { depth: MANY, values })).toBe(expected);
});

test('agrees with the depth and the number of values of any JSON', () => {
  const depthOf = (value: unknown): number =>
    typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
  const countOf = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return 1;
    return Object.values(value).reduce(
      (sum: number, item) => sum + countOf(item),
      Object.keys(value).length > 0 ? 1 : 2,
    );
  };
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(6), (value, max) => {
      const json = bytes(JSON.stringify(value));
      expect(exceededLimit(json, { depth: max, values: MANY }) === 'depth').toBe(depthOf(value) > max);
      expect(exceededLimit(json, { depth: MANY, values: countOf(value) })).toBeUndefined();
      expect(exceededLimit(json, { depth: MANY, values: countOf(value) - 1 })).toBe('values');
    }),
  );
});

test.each([
  ['broken JSON', '{"a":', 'invalid_request'],
  ['nothing', '', 'invalid_request'],
  ['a prototype', '{"__proto__":{}}', 'invalid_request'],
  ['deep nesting', `${'['.repeat(40)}${']'.repeat(40)}`, 'invalid_request'],
  ['many values', `[${'1,'.repeat(50)}1]`, 'file_too_large'],
])('refuses %s', (_, json, code) => {
  expect(() => parseJson(bytes(json), 50, 'file_too_large')).toThrow(new Problem(code as 'invalid_request'));
});
