import { normalizeEmail } from '@puzzle-runs/domain/account/normalize-email.ts';
import {
  CONTACT_LENGTHS,
  type ContactDraft,
  type ContactField,
  cleanMessage,
} from '@puzzle-runs/domain/contact/contact-message.ts';
import type { contact } from '#i18n/de/contact.ts';

type ContactErrorKey = Extract<keyof typeof contact, `contact.form.wrong.${string}`>;

/** Dictionary key of a field's error; undefined for the consent, which has its own hint. */
export function contactErrorKey(field: ContactField, entry: ContactDraft): ContactErrorKey | undefined {
  switch (field) {
    case 'name':
    case 'reason':
      return `contact.form.wrong.${field}`;
    case 'email':
      return hasAllowedLength('email', normalizeEmail(entry.email))
        ? 'contact.form.wrong.emailForm'
        : 'contact.form.wrong.email';
    case 'message':
      return cleanMessage(entry.message).length > CONTACT_LENGTHS.message.max
        ? 'contact.form.wrong.messageLong'
        : 'contact.form.wrong.message';
    case 'confirmation':
      return undefined;
  }
}

function hasAllowedLength(field: keyof typeof CONTACT_LENGTHS, text: string): boolean {
  const { min, max } = CONTACT_LENGTHS[field];
  return text.length >= min && text.length <= max;
}
