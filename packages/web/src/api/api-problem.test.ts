import { expect, test } from 'vitest';
import { problemOf } from './api-problem.ts';

test.each([
  [
    'a refusal of the API',
    422,
    { errors: [{ code: 'wrong_answer', params: { remaining_attempts: 2 } }] },
    'wrong_answer',
  ],
  ['a code nobody knows', 400, { errors: [{ code: 'toString' }] }, 'unexpected'],
  ['an empty list', 500, { errors: [] }, 'unexpected'],
  ['a page of a proxy', 502, undefined, 'unexpected'],
  ['something else', 500, 'oops', 'unexpected'],
])('%s', (_what, status, body, code) => {
  expect(problemOf(status, body)).toMatchObject({ status, code });
});

test('facts and field of a refusal are kept', () => {
  const body = { errors: [{ code: 'invalid_request', path: 'body.answer', params: { max: 500 } }] };
  expect(problemOf(400, body)).toMatchObject({ path: 'body.answer', params: { max: 500 } });
});

test('the seconds to wait come with the refusal', () => {
  const body = { errors: [{ code: 'rate_limited' }] };
  expect(problemOf(429, body, '30').params).toEqual({ retry_after: 30 });
  expect(problemOf(429, body, 'Wed, 21 Oct 2026 07:28:00 GMT').params).toEqual({});
});

test('every reason of a refusal is kept, as far as we know it', () => {
  const errors = [
    { code: 'missing', path: 'name' },
    { code: 'toString', path: 'x' },
    { code: 'missing', path: 'postal_code' },
  ];
  expect(problemOf(400, { errors }).refusals).toEqual([errors[0], errors[2]]);
  expect(problemOf(500, undefined).refusals).toMatchObject([{ code: 'unexpected' }]);
});
