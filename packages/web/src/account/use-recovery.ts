import { call } from '../api/call.ts';
import { routes } from '../api/routes.ts';
import { siteLanguage } from '../i18n/i18n.ts';
import { collectErrors, confirmationError, emailError, nameError } from './field-errors.ts';
import { type AccountFormCallbacks, useAccountForm } from './use-account-form.ts';

type Recovery = { name: string; email: string; confirmation: string };

/** What is wrong with a recovery before anything is sent (specification 1, part 5). */
function checkRecovery({ name, email, confirmation }: Recovery) {
  return collectErrors({
    name: nameError(name),
    email: emailError(email),
    confirmation: confirmationError(confirmation),
  });
}

/** Asking for a new password: fields `name`, `email` and the radio `confirmation`. Nobody is told whether the account exists. */
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
