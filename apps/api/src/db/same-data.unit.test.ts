import { expect, test } from 'vitest';
import { isSameData } from './same-data.ts';

const data = () => ({
  id: 1,
  at: new Date(5),
  team: { name: 'Füchse', image: null },
  rows: [{ place: 1 }, { place: 2 }],
});

test('equal records are the same data', () => {
  expect(isSameData(data(), data())).toBe(true);
});

test.each([
  ['another value', { ...data(), id: 2 }],
  ['another time', { ...data(), at: new Date(6) }],
  ['a time as text', { ...data(), at: 'soon' }],
  ['another inner value', { ...data(), team: { name: 'Dachse', image: null } }],
  ['no inner record', { ...data(), team: null }],
  ['a missing row', { ...data(), rows: [{ place: 1 }] }],
  ['another row', { ...data(), rows: [{ place: 1 }, { place: 3 }] }],
  ['an additional field', { ...data(), team: { name: 'Füchse', image: null, code: 'BAU' } }],
  ['a record for a list', { ...data(), rows: { 0: { place: 1 } } }],
])('%s is other data', (_, other) => {
  expect(isSameData(data(), other)).toBe(false);
});
