import { call } from '../api/call.ts';
import { routes } from '../api/routes.ts';
import { session } from '../session/session.ts';
import { collectErrors, confirmationError, newPasswordError, recoveryError, repeatError } from './field-errors.ts';
import { type AccountFormCallbacks, useAccountForm } from './use-account-form.ts';

type Reset = { recovery: string; password: string; repeat: string; confirmation: string };

/** What is wrong with a reset before anything is sent (specification 1, part 5). */
function checkReset({ recovery, password, repeat, confirmation }: Reset) {
  return collectErrors({
    recovery: recoveryError(recovery),
    password: newPasswordError(password),
    repeat: repeatError(password, repeat),
    confirmation: confirmationError(confirmation),
  });
}

/**
 * Setting a new password: fields `recovery` (the six digits), `password`, `repeat` and the radio `confirmation`. All sessions of the
 * account end with it, so this browser forgets its own.
 * @param code out of the link; without one a site shows the alert `code` and no form
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
