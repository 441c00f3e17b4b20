import { call } from '../api/call.ts';
import { routes } from '../api/routes.ts';
import { collectErrors, confirmationError } from './field-errors.ts';
import { type AccountFormCallbacks, useAccountForm } from './use-account-form.ts';

/**
 * Confirms a new account or a new address of an account: the radio `confirmation`.
 * @param code from the link; without one the site shows the alert `code` and no form
 */
export function useVerification(code: string, callbacks: AccountFormCallbacks<{ name: string }>) {
  return useAccountForm({
    ...callbacks,
    initial: { confirmation: '' },
    check: ({ confirmation }) => collectErrors({ confirmation: confirmationError(confirmation) }),
    send: ({ confirmation }) => call(routes.users.verify, { body: { code: code.trim(), confirmation } }),
  });
}
