import { call } from '../api/call.ts';
import { routes } from '../api/routes.ts';
import { siteLanguage } from '../i18n/i18n.ts';
import { session } from '../session/session.ts';
import {
  collectErrors,
  confirmationError,
  currentPasswordError,
  emailError,
  nameError,
  newPasswordError,
  recoveryError,
  repeatError,
} from './field-errors.ts';
import { type AccountFormCallbacks, useAccountForm } from './use-account-form.ts';

type Login = { email: string; password: string };

/** Validates a login form before it is sent. */
function checkLogin({ email, password }: Login) {
  return collectErrors({
    email: email.trim() === '' ? 'account.error.email' : undefined,
    password: currentPasswordError(password),
  });
}

/** Login form with the fields `email` and `password`. The session has started when `onDone` is called. */
export function useLogin({ email = '', ...callbacks }: AccountFormCallbacks<void> & { email?: string | undefined }) {
  return useAccountForm({
    ...callbacks,
    initial: { email, password: '' },
    check: checkLogin,
    async send({ email, password }) {
      session.saveAuthToken(await call(routes.users.login, { body: { email, password } }));
    },
  });
}

type Recovery = { name: string; email: string; confirmation: string };

/** Validates a recovery form before it is sent. */
function checkRecovery({ name, email, confirmation }: Recovery) {
  return collectErrors({
    name: nameError(name),
    email: emailError(email),
    confirmation: confirmationError(confirmation),
  });
}

/**
 * Requests a password reset mail: fields `name`, `email` and the radio `confirmation`. Never reveals whether the
 * account exists.
 */
export function useRecovery(callbacks: AccountFormCallbacks<{ email: string }>) {
  return useAccountForm({
    ...callbacks,
    initial: { name: '', email: '', confirmation: '' },
    check: checkRecovery,
    async send(recovery) {
      await call(routes.users.recover, { body: { ...recovery, language: siteLanguage() } });
      return { email: recovery.email };
    },
  });
}

type Reset = { recovery: string; password: string; repeat: string; confirmation: string };

/** Validates a password reset form before it is sent. */
function checkReset({ recovery, password, repeat, confirmation }: Reset) {
  return collectErrors({
    recovery: recoveryError(recovery),
    password: newPasswordError(password),
    repeat: repeatError(password, repeat),
    confirmation: confirmationError(confirmation),
  });
}

/**
 * Sets a new password: fields `recovery` (six digits), `password`, `repeat` and the radio `confirmation`. The server
 * ends all sessions of the account, so this browser drops its token as well.
 * @param code from the link; without one the site shows the alert `code` and no form
 */
export function useReset(code: string, callbacks: AccountFormCallbacks<{ name: string }>) {
  return useAccountForm({
    ...callbacks,
    initial: { recovery: '', password: '', repeat: '', confirmation: '' },
    check: checkReset,
    async send({ recovery, password, confirmation }) {
      const account = await call(routes.users.reset, { body: { code: code.trim(), recovery, password, confirmation } });
      session.forgetAuthToken();
      return account;
    },
  });
}

/**
 * Confirms a new account or a new address of an account: the radio `confirmation`.
 * @param code from the link; without one the site shows the alert `code` and no form
 */
export function useVerification(code: string, callbacks: AccountFormCallbacks<{ name: string; email: string }>) {
  return useAccountForm({
    ...callbacks,
    initial: { confirmation: '' },
    check: ({ confirmation }) => collectErrors({ confirmation: confirmationError(confirmation) }),
    send: ({ confirmation }) => call(routes.users.verify, { body: { code: code.trim(), confirmation } }),
  });
}

type Registration = { name: string; email: string; password: string; repeat: string; confirmation: string };

/** Validates a registration form before it is sent. */
function checkRegistration({ name, email, password, repeat, confirmation }: Registration) {
  return collectErrors({
    name: nameError(name),
    email: emailError(email),
    password: newPasswordError(password),
    repeat: repeatError(password, repeat),
    confirmation: confirmationError(confirmation),
  });
}

/**
 * Registration form: fields `name`, `email`, `password`, `repeat` and the radio `confirmation` (`agree` or `disagree`).
 * `onDone` gets the address that the mail goes to; registering again sends another mail.
 */
export function useAccountRegistration(callbacks: AccountFormCallbacks<{ email: string }>) {
  return useAccountForm({
    ...callbacks,
    initial: { name: '', email: '', password: '', repeat: '', confirmation: '' },
    check: checkRegistration,
    async send({ name, email, password, confirmation }) {
      await call(routes.users.register, { body: { name, email, password, confirmation, language: siteLanguage() } });
      return { email };
    },
  });
}
