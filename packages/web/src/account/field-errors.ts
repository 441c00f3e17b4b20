import { isEmail, normalizeEmail } from '@puzzle-runs/domain/account/normalize-email.ts';
import { isPassword } from '@puzzle-runs/domain/account/password.ts';
import { isBlank } from '@puzzle-runs/domain/text/blank.ts';
import type { ApiProblem, FailureCode } from '../api/api-problem.ts';
import type { account } from '../i18n/de/account.ts';

/** Dictionary key of an error beside a field. */
export type FieldError = Extract<keyof typeof account, `account.error.${string}`>;

/** Errors by field name; empty when the form may be sent. */
export type AccountFieldErrors = Readonly<Partial<Record<string, FieldError>>>;

export function nameError(name: string): FieldError | undefined {
  return isBlank(name) ? 'account.error.name' : undefined;
}

export function emailError(email: string): FieldError | undefined {
  if (isBlank(email)) return 'account.error.email';
  return isEmail(normalizeEmail(email)) ? undefined : 'account.error.noEmail';
}

/** Checks the password at login. A password that breaks the rules for new ones cannot exist, so it counts as wrong. */
export function currentPasswordError(password: string): FieldError | undefined {
  if (password === '') return 'account.error.password';
  return isPassword(password) ? undefined : 'account.error.wrongPassword';
}

/** Checks a password that is being chosen. */
export function newPasswordError(password: string): FieldError | undefined {
  if (password === '') return 'account.error.password';
  return isPassword(password) ? undefined : 'account.error.kinds';
}

export function repeatError(password: string, repeat: string): FieldError | undefined {
  if (repeat === '') return 'account.error.repeat';
  return password === repeat ? undefined : 'account.error.unequal';
}

export function recoveryError(recovery: string): FieldError | undefined {
  return isBlank(recovery) ? 'account.error.recovery' : undefined;
}

/** Only `agree` passes; the other option is `disagree`. */
export function confirmationError(confirmation: string): FieldError | undefined {
  return confirmation === 'agree' ? undefined : 'account.error.confirmation';
}

/** Keeps the fields that have an error. */
export function collectErrors(candidates: Record<string, FieldError | undefined>): AccountFieldErrors {
  return Object.fromEntries(Object.entries(candidates).filter(([, error]) => error !== undefined));
}

/** The errors already shown that still apply, so that typing removes errors and adds no new ones. */
export function remainingErrors(shown: AccountFieldErrors, now: AccountFieldErrors): AccountFieldErrors {
  return Object.fromEntries(Object.entries(now).filter(([field]) => field in shown));
}

/** Maps an API refusal to errors of this form's fields; empty when it is about something else. */
export function fieldErrorsOfProblem({ code, path }: ApiProblem, fields: readonly string[]): AccountFieldErrors {
  const field = path?.split('.').at(-1) ?? '';
  const known: Partial<Record<string, AccountFieldErrors>> = {
    password_pattern: { password: 'account.error.kinds' },
    recovery_failed: { recovery: 'account.error.wrongRecovery' },
    incorrect_entry: { confirmation: 'account.error.confirmation' },
    invalid_request: { [field]: field === 'email' ? 'account.error.noEmail' : 'account.error.refused' },
  };
  const errors = known[code] ?? {};
  return Object.keys(errors).every((name) => fields.includes(name)) ? errors : {};
}

/** Result alerts of account forms; values of the `alert` query parameter. */
export type AccountAlert =
  | 'password'
  | 'code'
  | Extract<FailureCode, 'credentials' | 'verification_failed' | 'recovery_failed' | 'unexpected'>;

/** Alert for a form that was not sent: only unequal passwords have one, other errors are shown beside their field. */
export function accountAlertOf(errors: AccountFieldErrors): AccountAlert | undefined {
  return Object.values(errors).includes('account.error.unequal') ? 'password' : undefined;
}

/** Alert for a refused call; undefined when the error is shown beside a field or below the form. */
export function alertOfProblem({ code }: ApiProblem, errors: AccountFieldErrors): AccountAlert | undefined {
  if (code === 'credentials' || code === 'verification_failed' || code === 'recovery_failed') return code;
  return code === 'rate_limited' || code === 'unavailable' || Object.keys(errors).length > 0 ? undefined : 'unexpected';
}
