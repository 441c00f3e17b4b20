import { call } from '../api/call.ts';
import { routes } from '../api/routes.ts';
import { collectErrors, confirmationError } from './field-errors.ts';
import { type AccountFormCallbacks, useAccountForm } from './use-account-form.ts';

/**
 * Confirming a new account, or the new address of one: the radio `confirmation`.
 * @param code out of the link; without one a site shows the alert `code` and no form (specification 1, part 5)
 */
export function useVerification(code: string, callbacks: AccountFormCallbacks<{ name: string }>) {
  return useAccountForm({
    ...callbacks,
    initial: { confirmation: '' },
    check: ({ confirmation }) => collectErrors({ confirmation: confirmationError(confirmation) }),
    send: ({ confirmation }) => call(routes.users.verify, { body: { code: code.trim(), confirmation } }),
  });
}
