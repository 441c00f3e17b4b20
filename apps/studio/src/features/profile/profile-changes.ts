import { normalizeEmail } from '@puzzle-runs/domain/account/normalize-email.ts';
import {
  emailError,
  errorsIn,
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

/** Keys of the sentences beside the fields. */
type ProfileErrors = Readonly<Partial<Record<string, FieldError | 'account.error.old'>>>;

/** What the form begins with. */
export function profileOf({ name, email }: { name: string; email: string }): Profile {
  return { name, email, password: '', repeat: '', old: '' };
}

/** What is wrong, by field. The three fields of the password belong together: all or none. */
export function checkProfile({ name, email, password, repeat, old }: Profile): ProfileErrors {
  const kept = password === '' && repeat === '' && old === '';
  return {
    ...errorsIn({ name: nameError(name), email: emailError(email) }),
    ...(!kept && errorsIn({ password: newPasswordError(password), repeat: repeatError(password, repeat) })),
    ...(!kept && old === '' && { old: 'account.error.old' }),
  };
}

/** Only what changed is sent; undefined when nothing did (specification 2, part 5). */
export function changesOf({ name, email, password, old }: Profile, saved: { name: string; email: string }) {
  const changes = {
    ...(name.trim() !== saved.name && { name }),
    ...(normalizeEmail(email) !== saved.email && { email }),
    ...(password !== '' && { password, old_password: old }),
  };
  return Object.keys(changes).length > 0 ? changes : undefined;
}
