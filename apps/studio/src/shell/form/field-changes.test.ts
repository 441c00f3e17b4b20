import { expect, test } from 'vitest';
import { changedValues, flatFields, isSame, pickFields } from './field-changes.ts';

const read = { name: 'Dom', image: '', code: null as string | null };

test('finds only fields that differ', () => {
  expect(changedValues({ ...read }, read)).toBeUndefined();
  expect(changedValues({ ...read, code: '' }, read)).toEqual({ code: '' });
  expect(changedValues({ name: 'Tor', image: '/a.webp', code: null }, read)).toEqual({ name: 'Tor', image: '/a.webp' });
});

test('compares lists and objects by their content', () => {
  expect(isSame({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
  expect(isSame([1, 2], [2, 1])).toBe(false);
  expect(isSame({ a: 1, b: { c: 2, d: [] }, e: undefined }, { b: { d: [], c: 2 }, a: 1 })).toBe(true);
  expect(isSame({ a: { b: 1 } }, { a: { b: 1, c: 1 } })).toBe(false);
  expect(changedValues({ pairs: [{ id: 1 }] }, { pairs: [{ id: 1 }] })).toBeUndefined();
});

test('picks only the named fields', () => {
  expect(pickFields(read, ['name', 'code'])).toEqual({ name: 'Dom', code: null });
});

test('flattens the fields of nested objects, but not items of lists', () => {
  const values = { name: 'Dom', address: { street: 'Gasse 1' }, hints: [{ cost: 5 }] };
  expect(flatFields(values)).toMatchObject({ name: 'Dom', street: 'Gasse 1' });
  expect(flatFields(values)).not.toHaveProperty('cost');
});
