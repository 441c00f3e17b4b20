import { hashKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { poiRows } from './poi-rows.ts';

test('gives each page of Spots a different cache key', () => {
  const keyOf = (exploration: string, offset: number | null) => hashKey(poiRows({ exploration, offset }).queryKey);
  const keys = [keyOf('dom', 0), keyOf('dom', 10), keyOf('dom', null), keyOf('tor', 0)];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOf('dom', 10)).toBe(keys[1]);
});
