import { afterEach, expect, test, vi } from 'vitest';
import { problemOf } from './api-problem.ts';

const WRONG = { errors: [{ code: 'wrong_answer', params: { remaining_attempts: 2 } }] };
const PAGE = undefined; // not JSON

/** This file as the studio loads it. */
async function inTheStudio() {
  vi.resetModules();
  const file = await import('./api-problem.ts');
  file.startManagement();
  return file.problemOf;
}

afterEach(() => vi.resetModules());

test.each([
  ['a refusal of the API', 422, WRONG, 'wrong_answer'],
  ['an unknown code', 400, { errors: [{ code: 'toString' }] }, 'unexpected'],
  ['an empty error list', 500, { errors: [] }, 'unexpected'],
  ['a body of another shape', 500, 'oops', 'unexpected'],
])('reads %s of our server', (_what, status, body, code) => {
  expect(problemOf({ status, body, isOwn: true })).toMatchObject({ status, code });
});

test.each([401, 403, 404, 413, 429, 500, 502, 503, 504, 511])(
  'a player has no connection when a proxy or a filter answers %i',
  (status) => {
    for (const body of [PAGE, {}, { message: 'no Route matched' }, { errors: [] }, { errors: [{ code: 'blocked' }] }]) {
      expect(problemOf({ status, body, isOwn: false }, { hasToken: true })).toMatchObject({
        status: 0,
        code: 'network',
      });
    }
  },
);

test('a refusal of our server counts also when a proxy removes the headers', () => {
  expect(problemOf({ status: 422, body: WRONG, isOwn: false })).toMatchObject({ code: 'wrong_answer' });
});

test('a proxy that does not pass an upload on says that it is too large', () => {
  expect(problemOf({ status: 413, body: PAGE, isOwn: false }, { isUpload: true })).toMatchObject({ code: 'too_large' });
});

test('in the studio a 401 ends the login with any body, and other foreign failures stay unexpected', async () => {
  const managed = await inTheStudio();
  for (const body of [PAGE, {}, { errors: [{ code: 'unauthorized' }] }])
    expect(managed({ status: 401, body, isOwn: false }, { hasToken: true })).toMatchObject({ code: 'unauthorized' });
  expect(managed({ status: 401, body: PAGE, isOwn: false })).toMatchObject({ status: 401, code: 'unexpected' });
  expect(managed({ status: 502, body: PAGE, isOwn: false })).toMatchObject({ status: 502, code: 'unexpected' });
});

test('keeps path and params of a refusal', () => {
  const body = { errors: [{ code: 'invalid_request', path: 'body.answer', params: { max: 500 } }] };
  expect(problemOf({ status: 400, body, isOwn: true })).toMatchObject({ path: 'body.answer', params: { max: 500 } });
});

test('adds the seconds of Retry-After to the params', () => {
  const limited = { status: 429, body: { errors: [{ code: 'rate_limited' }] }, isOwn: true };
  expect(problemOf({ ...limited, retryAfter: '30' }).params).toEqual({ retry_after: 30 });
  expect(problemOf({ ...limited, retryAfter: 'Wed, 21 Oct 2026 07:28:00 GMT' }).params).toEqual({});
});

test('keeps every reason with a known code', () => {
  const errors = [
    { code: 'missing', path: 'name' },
    { code: 'toString', path: 'x' },
    { code: 'missing', path: 'postal_code' },
  ];
  expect(problemOf({ status: 400, body: { errors }, isOwn: true }).refusals).toEqual([errors[0], errors[2]]);
  expect(problemOf({ status: 500, body: undefined, isOwn: true }).refusals).toMatchObject([{ code: 'unexpected' }]);
});
