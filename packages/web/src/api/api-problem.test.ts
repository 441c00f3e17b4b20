import { expect, test } from 'vitest';
import { problemOf } from './api-problem.ts';

test.each([
  ['an API refusal', 422, { errors: [{ code: 'wrong_answer', params: { remaining_attempts: 2 } }] }, 'wrong_answer'],
  ['an unknown code', 400, { errors: [{ code: 'toString' }] }, 'unexpected'],
  ['an empty error list', 500, { errors: [] }, 'unexpected'],
  ['an error page of a proxy', 502, undefined, 'unexpected'],
  ['a body of another shape', 500, 'oops', 'unexpected'],
])('reads %s', (_what, status, body, code) => {
  expect(problemOf(status, body)).toMatchObject({ status, code });
});

test('keeps path and params of a refusal', () => {
  const body = { errors: [{ code: 'invalid_request', path: 'body.answer', params: { max: 500 } }] };
  expect(problemOf(400, body)).toMatchObject({ path: 'body.answer', params: { max: 500 } });
});

test('adds the seconds of Retry-After to the params', () => {
  const body = { errors: [{ code: 'rate_limited' }] };
  expect(problemOf(429, body, '30').params).toEqual({ retry_after: 30 });
  expect(problemOf(429, body, 'Wed, 21 Oct 2026 07:28:00 GMT').params).toEqual({});
});

test('keeps every reason with a known code', () => {
  const errors = [
    { code: 'missing', path: 'name' },
    { code: 'toString', path: 'x' },
    { code: 'missing', path: 'postal_code' },
  ];
  expect(problemOf(400, { errors }).refusals).toEqual([errors[0], errors[2]]);
  expect(problemOf(500, undefined).refusals).toMatchObject([{ code: 'unexpected' }]);
});
