import { call } from '../api/call.ts';
import { routes } from '../api/routes.ts';
import { confirmationError, errorsIn } from './field-errors.ts';
import { type Outcome, useAccountForm } from './use-account-form.ts';

/**
 * Confirming a new account, or the new address of one: the radio `confirmation`.
 * @param code out of the link; without one a site shows the alert `code` and no form (specification 1, part 5)
 */
export function useVerification(code: string, outcome: Outcome<{ name: string }>) {
  return useAccountForm({
    ...outcome,
    initial: { confirmation: '' },
    check: ({ confirmation }) => errorsIn({ confirmation: confirmationError(confirmation) }),
    send: ({ confirmation }) => call(routes.users.verify, { body: { code: code.trim(), confirmation } }),
  });
}
