import { normalizeEmail } from '@puzzle-runs/domain/account/normalize-email.ts';
import {
  collectErrors,
  emailError,
  type FieldError,
  nameError,
  newPasswordError,
  repeatError,
} from '@puzzle-runs/web/account/field-errors.ts';

export interface Profile {
  name: string;
  email: string;
  password: string;
  repeat: string;
  old: string;
}

/** The account as stored by the API. */
export interface StoredProfile {
  name: string;
  email: string;
  /** True after a change of the mail address, which takes effect when the user opens the link in the mail. */
  verification_sent?: boolean;
}

/** Error text keys by field. */
type ProfileErrors = Readonly<Partial<Record<string, FieldError | 'account.error.old'>>>;

export function profileOf(stored: StoredProfile | undefined): Profile {
  return { name: stored?.name ?? '', email: stored?.email ?? '', password: '', repeat: '', old: '' };
}

/** Errors by field. The three password fields must be all filled in or all empty. */
export function checkProfile({ name, email, password, repeat, old }: Profile): ProfileErrors {
  const kept = password === '' && repeat === '' && old === '';
  return {
    ...collectErrors({ name: nameError(name), email: emailError(email) }),
    ...(!kept && collectErrors({ password: newPasswordError(password), repeat: repeatError(password, repeat) })),
    ...(!kept && old === '' && { old: 'account.error.old' }),
  };
}

/** Request body with the changed fields; undefined if nothing changed. */
export function changesOf({ name, email, password, old }: Profile, saved: Pick<Profile, 'name' | 'email'>) {
  const changes = {
    ...(name.trim() !== saved.name && { name }),
    ...(normalizeEmail(email) !== saved.email && { email }),
    ...(password !== '' && { password, old_password: old }),
  };
  return Object.keys(changes).length > 0 ? changes : undefined;
}
