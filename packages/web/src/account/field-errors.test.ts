import { expect, test } from 'vitest';
import { ApiProblem, type FailureCode } from '../api/api-problem.ts';
import {
  accountAlertOf,
  alertOfProblem,
  collectErrors,
  confirmationError,
  currentPasswordError,
  emailError,
  fieldErrorsOfProblem,
  nameError,
  newPasswordError,
  recoveryError,
  remainingErrors,
  repeatError,
} from './field-errors.ts';

test.each([
  ['an empty name', nameError('  '), 'account.error.name'],
  ['a name with markup', nameError('<b>Ada</b>'), undefined],
  ['an empty address', emailError(' '), 'account.error.email'],
  ['no address', emailError('ada@'), 'account.error.noEmail'],
  ['an address with umlauts and spaces around', emailError(' jürgen@müller.de '), undefined],
  ['an empty password at login', currentPasswordError(''), 'account.error.password'],
  ['a password that breaks the password rules', currentPasswordError('abcdefgh'), 'account.error.wrongPassword'],
  ['a password that follows the rules', currentPasswordError('Abcdef1!'), undefined],
  ['an empty new password', newPasswordError(''), 'account.error.password'],
  ['a new password that misses a required kind of character', newPasswordError('abcdef1!'), 'account.error.kinds'],
  ['a good new password', newPasswordError('Abcdef1!'), undefined],
  ['a missing repeat', repeatError('Abcdef1!', ''), 'account.error.repeat'],
  ['a repeat that differs', repeatError('Abcdef1!', 'Abcdef1?'), 'account.error.unequal'],
  ['the same repeat', repeatError('Abcdef1!', 'Abcdef1!'), undefined],
  ['a missing recovery code', recoveryError(' '), 'account.error.recovery'],
  ['a recovery code with a space', recoveryError('123 456'), undefined],
  ['a missing confirmation', confirmationError(''), 'account.error.confirmation'],
  ['disagreeing', confirmationError('disagree'), 'account.error.confirmation'],
  ['agreeing', confirmationError('agree'), undefined],
])('checks %s', (_what, found, expected) => {
  expect(found).toBe(expected);
});

test('typing removes errors and adds no new ones', () => {
  const shown = { password: 'account.error.password', repeat: 'account.error.repeat' } as const;
  const now = { password: 'account.error.kinds', name: 'account.error.name' } as const;
  expect(remainingErrors(shown, now)).toEqual({ password: 'account.error.kinds' });
  expect(collectErrors({ name: undefined, email: 'account.error.email' })).toEqual({ email: 'account.error.email' });
});

test.each([
  ['the address', { code: 'invalid_request', path: 'body.email' }, { email: 'account.error.noEmail' }],
  ['another field', { code: 'invalid_request', path: 'body.password' }, { password: 'account.error.refused' }],
  ['a field that is not in the form', { code: 'invalid_request', path: 'body.language' }, {}],
  ['no field at all', { code: 'invalid_request' }, {}],
  ['the password rules', { code: 'password_pattern' }, { password: 'account.error.kinds' }],
  ['a recovery code that this form does not ask for', { code: 'recovery_failed' }, {}],
  ['the confirmation', { code: 'incorrect_entry' }, { confirmation: 'account.error.confirmation' }],
  ['the credentials, which belong to no field', { code: 'credentials' }, {}],
] as const)('maps a refusal about %s to its field', (_what, refusal, expected) => {
  const problem = new ApiProblem(400, refusal.code, {}, 'path' in refusal ? refusal.path : undefined);
  expect(fieldErrorsOfProblem(problem, ['email', 'password', 'confirmation'])).toEqual(expected);
});

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
