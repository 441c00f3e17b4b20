import { expect, test } from 'vitest';
import { explorationValues } from './exploration-values.ts';
import { isRunRow, rowOf } from './row-fields.ts';

test('every field of a run is in a row', () => {
  const fields = Object.keys(explorationValues(undefined, 'de'));
  expect(fields.filter((field) => rowOf(field) === undefined)).toEqual([]);
});

test('an unknown name opens no row', () => {
  expect([isRunRow('access'), isRunRow('constructor'), isRunRow(null), rowOf('nonsense')]).toEqual([
    true,
    false,
    false,
    undefined,
  ]);
});
