import { expect, test } from 'vitest';
import { checkExploration, explorationValues } from './exploration-values.ts';

const complete = { name: 'Dom', description: '<p>x</p>', image: '', postal_code: '93047', code: null };

test('a new run starts empty and without a code', () => {
  expect(explorationValues(undefined)).toEqual({ name: '', description: '', image: '', postal_code: '', code: null });
});

test.each([
  [{}, {}],
  [{ name: ' ' }, { name: 'form.error.name' }],
  [{ description: '<p><br></p>' }, { description: 'form.error.missing' }],
  [{ postal_code: '' }, { postal_code: 'form.error.missing' }],
  [{ image: 'bild.png' }, { image: 'form.error.address' }],
  [{ image: '/media/a.webp' }, {}],
  [{ code: '' }, { code: 'form.error.code' }],
  [{ code: '0' }, { code: 'form.error.noCode' }],
  [{ code: 'EICHE' }, {}],
])('a run with %j gives the errors %j', (over, errors) => {
  expect(JSON.parse(JSON.stringify(checkExploration({ ...complete, ...over })))).toEqual(errors);
});
