import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { describe, expect, test } from 'vitest';
import {
  checkGrant,
  endOf,
  type GrantValues,
  grantBody,
  newGrant,
  refusedGrant,
  withLicense,
  YEAR,
} from './grant-values.ts';

const NOW = Date.parse('2026-05-01T10:00:00.000Z');
const DAY = 86_400_000;
const good: GrantValues = { ...newGrant('de'), email: 'ada@example.org', license: 'business_starter', usages: 25 };

test('a chosen licence fills in its participations, or clears them if the price table has no number', () => {
  expect(withLicense(newGrant('de'), 'business_team')).toMatchObject({ license: 'business_team', usages: 50 });
  expect(withLicense(good, 'school_teacher').usages).toBe('');
  expect(withLicense(good, '').usages).toBe('');
});

test('a licence starts immediately and lasts a year by default', () => {
  expect(endOf(newGrant('de'), NOW)).toBe(NOW + YEAR * DAY);
  expect(endOf({ start_date: '2026-05-08T12:00', days: 2 }, NOW)).toBe(Date.parse('2026-05-08T12:00') + 2 * DAY);
  expect(endOf({ start_date: '', days: '' }, NOW)).toBeUndefined();
});

describe('a grant', () => {
  test('is sent if complete; an empty start means now', () => {
    expect(checkGrant(good, NOW)).toEqual({});
    expect(grantBody(good)).toEqual({
      email: 'ada@example.org',
      language: 'de',
      license: 'business_starter',
      usages: 25,
      hours: 24 * YEAR,
      start_date: null,
    });
  });

  test.each<[Partial<GrantValues>, object]>([
    [{ email: ' ' }, { email: 'grants.error.email' }],
    [{ email: 'ada' }, { email: 'grants.error.email' }],
    [{ license: '' }, { license: 'grants.error.license' }],
    [{ usages: '' }, { usages: 'form.error.missing' }],
    [{ days: '' }, { days: 'form.error.missing' }],
    [{ start_date: '2025-05-01T08:00', days: 1 }, { start_date: 'grants.error.start' }],
    [{ start_date: '123456-05-01T08:00' }, { start_date: 'grants.error.start' }],
    [{ start_date: '9999-05-01T08:00' }, { start_date: 'grants.error.start' }],
  ])('is not sent with %j', (over, errors) => {
    expect(checkGrant({ ...good, ...over }, NOW)).toEqual(errors);
  });
});

test.each([
  [new ApiProblem(404, 'not_found', {}, 'email'), { email: 'grants.error.noAccount' }],
  [new ApiProblem(400, 'missing', {}, 'usages'), { usages: 'form.error.missing' }],
  [new ApiProblem(400, 'invalid_request', {}, 'start_date'), { start_date: 'grants.error.start' }],
  [new ApiProblem(400, 'invalid_request', {}, 'body.hours'), { days: 'form.error.refused' }],
  [new ApiProblem(500, 'unexpected'), {}],
])('shows the refusal $code $path beside its field', (problem, errors) => {
  expect(refusedGrant(problem)).toEqual(errors);
});
