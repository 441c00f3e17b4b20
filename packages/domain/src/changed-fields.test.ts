import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';
import { Problem } from './problem.ts';

const stored = { name: 'Dom', image: null as string | null, points: 10 };

test.each([
  [{ name: 'Münster' }, { name: 'Münster' }],
  [{ name: 'Dom', points: 20 }, { points: 20 }],
  [{ image: '/a.png', name: undefined }, { image: '/a.png' }],
])('of the change %j only %j is written', (change, written) => {
  expect(changedFields(stored, change)).toEqual(written);
});

test.each([[{}], [{ name: 'Dom' }], [{ name: undefined, image: null }]])('refuses %j with nochange', (change) => {
  expect(() => changedFields(stored, change)).toThrow(new Problem('nochange'));
});
