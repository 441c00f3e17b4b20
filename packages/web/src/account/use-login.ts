import { call } from '../api/call.ts';
import { routes } from '../api/routes.ts';
import { session } from '../session/session.ts';
import { collectErrors, currentPasswordError } from './field-errors.ts';
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
export function useLogin(callbacks: AccountFormCallbacks<void>) {
  return useAccountForm({
    ...callbacks,
    initial: { email: '', password: '' },
    check: checkLogin,
    async send({ email, password }) {
      session.saveAuthToken(await call(routes.users.login, { body: { email, password } }));
    },
  });
}
