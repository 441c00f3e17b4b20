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
 * Registration form: fields `name`, `email`, `password`, `repeat` and the radio `confirmation` (`agree` or `disagree`). `onDone` gets the
 * address that the mail goes to; registering again sends another mail.
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
