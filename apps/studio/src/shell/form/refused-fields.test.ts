import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { expect, test } from 'vitest';
import { refusedFields } from './refused-fields.ts';

const fields = { name: '', image: '' };

test.each([
  ['a name of signs alone says what it lacks', 'invalid_request', 'body.name', { name: 'form.error.nameless' }],
  ['what else does not fit says so', 'invalid_request', 'body.image', { image: 'form.error.refused' }],
  ['a name that is taken', 'name_taken', 'name', { name: 'form.error.taken' }],
  ['what is missing', 'missing', 'name', { name: 'form.error.missing' }],
  ['a field that the form does not have', 'invalid_request', 'body.code', {}],
  ['what no field says', 'conflict', 'name', {}],
] as const)('%s', (_, code, path, errors) => {
  expect(refusedFields(new ApiProblem(409, code, {}, path), fields)).toEqual(errors);
});
