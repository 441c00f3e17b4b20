import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { expect, test } from 'vitest';
import { alertOfErrors, errorsIn, refusedFields, stillRefused, stillWrong } from './form-errors.ts';

const fields = { name: '', image: '' };

test.each([
  ['explains why a name without letters and digits is refused', 'nameless', 'name', { name: 'form.error.nameless' }],
  ['shows any other invalid value next to its field', 'invalid_request', 'body.image', { image: 'form.error.refused' }],
  ['shows a taken name next to its field', 'name_taken', 'name', { name: 'form.error.taken' }],
  ['shows a missing value next to its field', 'missing', 'name', { name: 'form.error.missing' }],
  ['leaves out fields that the form does not have', 'invalid_request', 'body.code', {}],
  ['leaves out refusals without a field', 'conflict', 'name', {}],
] as const)('%s', (_, code, path, errors) => {
  expect(refusedFields(new ApiProblem(409, code, {}, path), fields)).toEqual(errors);
});

test('shows a refusal next to a field of a nested object', () => {
  const problem = new ApiProblem(400, 'invalid_request', {}, 'body.street');
  expect(refusedFields(problem, { address: { street: '' } })).toEqual({ street: 'form.error.refused' });
});

test('removes an error once its field is fixed, and adds no new ones', () => {
  const found = { name: 'form.error.name', image: 'form.error.address' } as const;
  expect(stillWrong(found, { image: 'form.error.address', code: 'form.error.code' })).toEqual({
    image: 'form.error.address',
  });
});

test('removes a refusal once its field is changed', () => {
  const refused = { name: 'form.error.taken', street: 'form.error.refused' } as const;
  const sent = { name: 'Tor', address: { street: 'Gasse 1' } };
  expect(stillRefused(refused, sent, { ...sent, name: 'Turm' })).toEqual({ street: 'form.error.refused' });
  expect(stillRefused(refused, sent, { ...sent, address: { street: 'Gasse 2' } })).toEqual({
    name: 'form.error.taken',
  });
});

test('prefers the alert about missing values to the one about invalid values', () => {
  expect(alertOfErrors({ name: 'form.error.name', image: 'form.error.address' })).toBe('missing');
  expect(alertOfErrors({ image: 'form.error.address' })).toBe('invalid_request');
  expect(errorsIn({ name: undefined, image: 'form.error.address' })).toEqual({ image: 'form.error.address' });
});
