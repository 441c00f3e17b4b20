import { isEmail, normalizeEmail } from '@puzzle-runs/domain/account/normalize-email.ts';
import { isPassword } from '@puzzle-runs/domain/account/password.ts';
import type { ApiProblem } from '../api/api-problem.ts';
import type { account } from '../i18n/de/account.ts';

/** Key of the sentence beside a field. */
export type FieldError = Extract<keyof typeof account, `account.error.${string}`>;

/** What is wrong, by field; nothing when the form may be sent. */
export type FieldErrors = Readonly<Partial<Record<string, FieldError>>>;

/** The field was left empty. */
function isBlank(text: string): boolean {
  return text.trim() === '';
}

export function nameError(name: string): FieldError | undefined {
  return isBlank(name) ? 'account.error.name' : undefined;
}

export function emailError(email: string): FieldError | undefined {
  if (isBlank(email)) return 'account.error.email';
  return isEmail(normalizeEmail(email)) ? undefined : 'account.error.noEmail';
}

/** Of somebody who logs in: a password that could never have been taken is a wrong one (specification 1, part 5). */
export function currentPasswordError(password: string): FieldError | undefined {
  if (password === '') return 'account.error.password';
  return isPassword(password) ? undefined : 'account.error.wrongPassword';
}

/** Of somebody who chooses one. */
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

/** Of two answers, agree and disagree, only one lets the form pass (specification 1, part 5). */
export function confirmationError(confirmation: string): FieldError | undefined {
  return confirmation === 'agree' ? undefined : 'account.error.confirmation';
}

/** The errors that are some, without the fields that have none. */
export function collectErrors(candidates: Record<string, FieldError | undefined>): FieldErrors {
  return Object.fromEntries(Object.entries(candidates).filter(([, error]) => error !== undefined));
}

/** The errors shown so far, as far as they still hold: typing takes errors away and brings no new ones. */
export function remainingErrors(shown: FieldErrors, now: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(now).filter(([field]) => field in shown));
}

/** What the API refused, if it is about a field of this form. */
export function fieldErrorsOfProblem({ code, path }: ApiProblem, fields: readonly string[]): FieldErrors {
  const field = path?.split('.').at(-1) ?? '';
  const known: Partial<Record<string, FieldErrors>> = {
    password_pattern: { password: 'account.error.kinds' },
    recovery_failed: { recovery: 'account.error.wrongRecovery' },
    incorrect_entry: { confirmation: 'account.error.confirmation' },
    invalid_request: { [field]: field === 'email' ? 'account.error.noEmail' : 'account.error.refused' },
  };
  const errors = known[code] ?? {};
  return Object.keys(errors).every((name) => fields.includes(name)) ? errors : {};
}
