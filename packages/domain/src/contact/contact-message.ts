import { isEmail, normalizeEmail } from '../account/normalize-email.ts';
import { storedName, storedText } from '../text/stored-text.ts';

export const CONTACT_REASONS = ['general', 'support', 'feedback', 'legal'] as const;
export type ContactReason = (typeof CONTACT_REASONS)[number];

/** Lengths after trimming, in UTF-16 units like `maxlength`. */
export const CONTACT_LENGTHS = {
  name: { min: 2, max: 50 },
  email: { min: 2, max: 100 },
  message: { min: 20, max: 1_000 },
} as const;

/** Messages are deleted after this many days. The privacy notice states the same figure. */
export const CONTACT_KEPT_DAYS = 180;

type ContactText = keyof typeof CONTACT_LENGTHS;

/** The fields of the contact form, not trimmed. */
export interface ContactDraft {
  name: string;
  email: string;
  /** Empty until the visitor chooses one. */
  reason: string;
  message: string;
  confirmed: boolean;
}

/** In the order of the form. */
export const CONTACT_FIELDS = ['name', 'email', 'reason', 'message', 'confirmation'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** A message as it is sent. */
export function cleanMessage(text: string): string {
  return storedText(text).trim();
}

/** Whether a text as it is sent is valid in this field. */
export function isValidContactField(field: ContactText, text: string): boolean {
  const { min, max } = CONTACT_LENGTHS[field];
  return text.length >= min && text.length <= max && (field !== 'email' || isEmail(text));
}

/** The invalid fields in the order of the form; empty if the message can be sent. */
export function invalidContactFields({ name, email, reason, message, confirmed }: ContactDraft): ContactField[] {
  const fits: Record<ContactField, boolean> = {
    name: isValidContactField('name', storedName(name)),
    email: isValidContactField('email', normalizeEmail(email)),
    reason: CONTACT_REASONS.some((known) => known === reason),
    message: isValidContactField('message', cleanMessage(message)),
    confirmation: confirmed,
  };
  return CONTACT_FIELDS.filter((field) => !fits[field]);
}
