import { expect, test } from 'vitest';
import { ApiProblem, type FailureCode } from '../api/api-problem.ts';
import { accountAlertOf, alertOfProblem } from './account-alert.ts';

test('unequal passwords show an alert; other field errors do not', () => {
  expect(accountAlertOf({ name: 'account.error.name', repeat: 'account.error.unequal' })).toBe('password');
  expect(accountAlertOf({ repeat: 'account.error.repeat' })).toBeUndefined();
});

test.each<[FailureCode, string | undefined]>([
  ['credentials', 'credentials'],
  ['verification_failed', 'verification_failed'],
  ['recovery_failed', 'recovery_failed'],
  ['network', 'unexpected'],
  ['unexpected', 'unexpected'],
  ['rate_limited', undefined],
  ['unavailable', undefined],
])('%s shows the alert %s', (code, alert) => {
  expect(alertOfProblem(new ApiProblem(400, code), {})).toBe(alert);
});

test('an error shown beside a field needs no alert', () => {
  expect(alertOfProblem(new ApiProblem(400, 'invalid_request'), { email: 'account.error.noEmail' })).toBeUndefined();
});
