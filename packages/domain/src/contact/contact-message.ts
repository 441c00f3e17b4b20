import { isEmail, normalizeEmail } from '../account/normalize-email.ts';

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

/** Normalises a text to one line: trimmed, single spaces, no control characters, NFC. */
export function cleanLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .normalize('NFC');
}

/** Normalises a text of several lines: trimmed, `\n` as line break, no other control characters, NFC. */
export function cleanMessage(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
    .normalize('NFC');
}

/** Whether a trimmed text is valid in this field. */
export function isValidContactField(field: ContactText, text: string): boolean {
  const { min, max } = CONTACT_LENGTHS[field];
  return text.length >= min && text.length <= max && (field !== 'email' || isEmail(normalizeEmail(text)));
}

/** The invalid fields in the order of the form; empty if the message can be sent. */
export function invalidContactFields({ name, email, reason, message, confirmed }: ContactDraft): ContactField[] {
  const fits: Record<ContactField, boolean> = {
    name: isValidContactField('name', cleanLine(name)),
    email: isValidContactField('email', cleanLine(email)),
    reason: CONTACT_REASONS.some((known) => known === reason),
    message: isValidContactField('message', cleanMessage(message)),
    confirmation: confirmed,
  };
  return CONTACT_FIELDS.filter((field) => !fits[field]);
}
