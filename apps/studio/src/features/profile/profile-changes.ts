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

/** The account as the API knows it. */
export interface StoredProfile {
  name: string;
  email: string;
  /** After a change of the address: it counts once the link in a mail is opened. */
  verification_sent?: boolean;
}

/** Keys of the sentences beside the fields. */
type ProfileErrors = Readonly<Partial<Record<string, FieldError | 'account.error.old'>>>;

/** What the form begins with. */
export function profileOf(stored: StoredProfile | undefined): Profile {
  return { name: stored?.name ?? '', email: stored?.email ?? '', password: '', repeat: '', old: '' };
}

/** What is wrong, by field. The three fields of the password belong together: all or none. */
export function checkProfile({ name, email, password, repeat, old }: Profile): ProfileErrors {
  const kept = password === '' && repeat === '' && old === '';
  return {
    ...collectErrors({ name: nameError(name), email: emailError(email) }),
    ...(!kept && collectErrors({ password: newPasswordError(password), repeat: repeatError(password, repeat) })),
    ...(!kept && old === '' && { old: 'account.error.old' }),
  };
}

/** What changed, as it is sent; undefined when nothing did. */
export function changesOf({ name, email, password, old }: Profile, saved: Pick<Profile, 'name' | 'email'>) {
  const changes = {
    ...(name.trim() !== saved.name && { name }),
    ...(normalizeEmail(email) !== saved.email && { email }),
    ...(password !== '' && { password, old_password: old }),
  };
  return Object.keys(changes).length > 0 ? changes : undefined;
}
