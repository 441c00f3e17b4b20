import { expect, test } from 'vitest';
import { ApiProblem } from '../api/api-problem.ts';
import {
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
  ['an empty password of who logs in', currentPasswordError(''), 'account.error.password'],
  ['a password that can be nobody’s', currentPasswordError('abcdefgh'), 'account.error.wrongPassword'],
  ['a password that may be somebody’s', currentPasswordError('Abcdef1!'), undefined],
  ['an empty new password', newPasswordError(''), 'account.error.password'],
  ['a new password with a kind missing', newPasswordError('abcdef1!'), 'account.error.kinds'],
  ['a good new password', newPasswordError('Abcdef1!'), undefined],
  ['no repeat', repeatError('Abcdef1!', ''), 'account.error.repeat'],
  ['another repeat', repeatError('Abcdef1!', 'Abcdef1?'), 'account.error.unequal'],
  ['the same repeat', repeatError('Abcdef1!', 'Abcdef1!'), undefined],
  ['no code', recoveryError(' '), 'account.error.recovery'],
  ['a code', recoveryError('123 456'), undefined],
  ['no confirmation', confirmationError(''), 'account.error.confirmation'],
  ['disagreeing', confirmationError('disagree'), 'account.error.confirmation'],
  ['agreeing', confirmationError('agree'), undefined],
])('%s', (_what, found, expected) => {
  expect(found).toBe(expected);
});

test('typing takes errors away and brings no new ones', () => {
  const shown = { password: 'account.error.password', repeat: 'account.error.repeat' } as const;
  const now = { password: 'account.error.kinds', name: 'account.error.name' } as const;
  expect(remainingErrors(shown, now)).toEqual({ password: 'account.error.kinds' });
  expect(collectErrors({ name: undefined, email: 'account.error.email' })).toEqual({ email: 'account.error.email' });
});

test.each([
  ['the address', { code: 'invalid_request', path: 'body.email' }, { email: 'account.error.noEmail' }],
  ['another field', { code: 'invalid_request', path: 'body.password' }, { password: 'account.error.refused' }],
  ['nothing of this form', { code: 'invalid_request', path: 'body.language' }, {}],
  ['nothing at all', { code: 'invalid_request' }, {}],
  ['the password’s rules', { code: 'password_pattern' }, { password: 'account.error.kinds' }],
  ['a field that is not in this form', { code: 'recovery_failed' }, {}],
  ['the confirmation', { code: 'incorrect_entry' }, { confirmation: 'account.error.confirmation' }],
  ['no field', { code: 'credentials' }, {}],
] as const)('a refusal may be about %s', (_what, refusal, expected) => {
  const problem = new ApiProblem(400, refusal.code, {}, 'path' in refusal ? refusal.path : undefined);
  expect(fieldErrorsOfProblem(problem, ['email', 'password', 'confirmation'])).toEqual(expected);
});
