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

test('sends no limit of teams for an empty field', () => {
  expect(blank.room_teams).toBe('');
  expect(battleBody({ room_teams: '' })).toEqual({ room_teams: null });
  expect(battleBody({ room_teams: 2, room_minutes: 15 })).toEqual({ room_teams: 2, room_minutes: 15 });
});

test('sends nothing when only pairs changed', () => {
  expect(battleBody({ pairs: [] })).toBeUndefined();
});
