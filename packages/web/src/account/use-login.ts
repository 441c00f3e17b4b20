import { call } from '../api/call.ts';
import { routes } from '../api/routes.ts';
import { session } from '../session/session.ts';
import { collectErrors, currentPasswordError } from './field-errors.ts';
import { type AccountFormCallbacks, useAccountForm } from './use-account-form.ts';

type Login = { email: string; password: string };

/** What is wrong with a login before anything is sent (specification 1, part 5). */
function checkLogin({ email, password }: Login) {
  return collectErrors({
    email: email.trim() === '' ? 'account.error.email' : undefined,
    password: currentPasswordError(password),
  });
}

/** Logging in: fields `email` and `password`. The session has begun when `onDone` is called. */
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
