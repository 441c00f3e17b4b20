import { expect, test } from 'vitest';
import { battleBody, battleValues, checkBattle } from './battle-values.ts';

const blank = battleValues(undefined);

test('a battle needs a name, and an end after its start', () => {
  expect(checkBattle({ ...blank, name: ' ' }).name).toBe('form.error.name');
  const times = { starts_at: '2026-05-08T12:00', ends_at: '2026-05-08T12:00' };
  expect(checkBattle({ ...blank, ...times }).ends_at).toBe('form.error.end');
  expect(checkBattle({ ...blank, name: 'Ost', ends_at: '2026-05-08T12:00' })).toEqual({});
});

test('only what changed is sent, times in UTC', () => {
  expect(battleBody({ name: 'Ost' })).toEqual({ name: 'Ost' });
  expect(battleBody({ starts_at: '' })).toEqual({ starts_at: null });
  expect(battleBody({ ends_at: '2026-05-08T12:00' })).toEqual({ ends_at: new Date(2026, 4, 8, 12).toISOString() });
});

test('pairs are no field of the battle', () => {
  expect(battleBody({ pairs: [] })).toBeUndefined();
});
