import { emailOf, isEmail } from '../account/email.ts';

/** Why somebody writes to the provider (specification 2, part 5). */
export const CONTACT_REASONS = ['general', 'support', 'feedback', 'legal'] as const;
export type ContactReason = (typeof CONTACT_REASONS)[number];

/** Lengths after trimming, in characters as inputs count them (specification 2, part 9). */
export const CONTACT_LENGTHS = {
  name: { min: 2, max: 50 },
  email: { min: 2, max: 100 },
  message: { min: 20, max: 1_000 },
} as const;

/** What is written is deleted after this many days; the privacy notice names the same time. */
export const CONTACT_KEPT_DAYS = 180;

type ContactText = keyof typeof CONTACT_LENGTHS;

/** A message as a form holds it, nothing trimmed yet. */
export interface ContactEntry {
  name: string;
  email: string;
  /** Empty while none is chosen. */
  reason: string;
  message: string;
  confirmed: boolean;
}

/** The fields in the order of the form. */
export const CONTACT_FIELDS = ['name', 'email', 'reason', 'message', 'confirmation'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** One line, without spaces around it or more than one in it. */
export function lineOf(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .normalize('NFC');
}

/** Several lines, however they were ended. */
export function messageOf(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
    .normalize('NFC');
}

/** Whether a trimmed text may be sent in this field; an address must be one that can be answered. */
export function fitsContact(field: ContactText, text: string): boolean {
  const { min, max } = CONTACT_LENGTHS[field];
  return text.length >= min && text.length <= max && (field !== 'email' || isEmail(emailOf(text)));
}

/** The fields that keep a message from being sent, in the order of the form; none when it may be (specification 2, part 5). */
export function wrongContactFields({ name, email, reason, message, confirmed }: ContactEntry): ContactField[] {
  const fits: Record<ContactField, boolean> = {
    name: fitsContact('name', lineOf(name)),
    email: fitsContact('email', lineOf(email)),
    reason: CONTACT_REASONS.some((known) => known === reason),
    message: fitsContact('message', messageOf(message)),
    confirmation: confirmed,
  };
  return CONTACT_FIELDS.filter((field) => !fits[field]);
}
