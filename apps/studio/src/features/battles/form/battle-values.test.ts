import { expect, test } from 'vitest';
import { battleBody, battleValues, checkBattle } from './battle-values.ts';

const blank = battleValues(undefined);

test('requires a name, and an end after the start', () => {
  expect(checkBattle({ ...blank, name: ' ' }).name).toBe('form.error.name');
  const times = { starts_at: '2026-05-08T12:00', ends_at: '2026-05-08T12:00' };
  expect(checkBattle({ ...blank, ...times }).ends_at).toBe('form.error.end');
  expect(checkBattle({ ...blank, name: 'Ost', ends_at: '2026-05-08T12:00' })).toEqual({});
});

test('sends only changed fields, with times in UTC', () => {
  expect(battleBody({ name: 'Ost' })).toEqual({ name: 'Ost' });
  expect(battleBody({ starts_at: '' })).toEqual({ starts_at: null });
  expect(battleBody({ ends_at: '2026-05-08T12:00' })).toEqual({ ends_at: new Date(2026, 4, 8, 12).toISOString() });
});

test('sends nothing when only pairs changed', () => {
  expect(battleBody({ pairs: [] })).toBeUndefined();
});
