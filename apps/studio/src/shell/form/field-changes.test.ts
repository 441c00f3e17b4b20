import { expect, test } from 'vitest';
import { changedValues, mergedValues } from './field-changes.ts';

const read = { name: 'Dom', image: '', code: null as string | null };

test('only what differs is a change', () => {
  expect(changedValues({ ...read }, read)).toBeUndefined();
  expect(changedValues({ ...read, code: '' }, read)).toEqual({ code: '' });
  expect(changedValues({ name: 'Tor', image: '/a.webp', code: null }, read)).toEqual({ name: 'Tor', image: '/a.webp' });
});

test('what I typed stays, what only they changed becomes theirs', () => {
  const mine = { ...read, name: 'Mein Dom' };
  const theirs = { name: 'Ihr Dom', image: '/b.webp', code: 'EICHE' };
  expect(mergedValues(mine, read, theirs)).toEqual({ name: 'Mein Dom', image: '/b.webp', code: 'EICHE' });
});
