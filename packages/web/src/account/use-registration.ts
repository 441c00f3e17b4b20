import { call } from '../api/call.ts';
import { routes } from '../api/routes.ts';
import { siteLanguage } from '../i18n/i18n.ts';
import {
  collectErrors,
  confirmationError,
  emailError,
  nameError,
  newPasswordError,
  repeatError,
} from './field-errors.ts';
import { type AccountFormCallbacks, useAccountForm } from './use-account-form.ts';

type Registration = { name: string; email: string; password: string; repeat: string; confirmation: string };

/** What is wrong with a registration before anything is sent (specification 1, part 5). */
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
 * Registering: fields `name`, `email`, `password`, `repeat` and the radio `confirmation` (`agree` or `disagree`). `onDone` is told the
 * address that the mail goes to; registering again sends another one.
 */
export function useRegistration(callbacks: AccountFormCallbacks<{ email: string }>) {
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
