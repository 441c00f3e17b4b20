import type { ContactReason } from '@puzzle-runs/domain/contact/contact-message.ts';
import type { ContactLetter } from './letter.ts';
import type { de } from './letters-de.ts';

const IGNORE = 'Was it not you? Then simply delete this e-mail, nothing will happen.';
const DIGITS = 'Your code';
const REASONS: Record<ContactReason, string> = {
  general: 'general',
  support: 'support',
  feedback: 'feedback',
  legal: 'legal',
};

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Berlin' });

function day(time: Date): string {
  return date.format(time);
}

function participations(units: number): string {
  return units === 1 ? 'one participation' : `${units.toLocaleString('en-GB')} participations`;
}

/** Every mail of the product, in English. */
export const en: typeof de = {
  register: ({ url }) => ({
    subject: 'Please confirm your account at Puzzle Runs',
    greeting: 'Hello!',
    paragraphs: [
      'Good to have you here. There is one step left: confirm that this e-mail address is yours.',
      'The link is good for 24 hours. After that the registration is deleted.',
    ],
    action: { label: 'Confirm the account', url },
    closing: IGNORE,
  }),
  alreadyKnown: ({ url }) => ({
    subject: 'You already have an account at Puzzle Runs',
    greeting: 'Hello!',
    paragraphs: [
      'Somebody wanted to create an account with this e-mail address. There already is one.',
      'If it was you: simply log in. You can reset a forgotten password there.',
    ],
    action: { label: 'To the login', url },
    closing: IGNORE,
  }),
  recovery: ({ name, url, digits }) => ({
    subject: 'A new password for Puzzle Runs',
    greeting: `Hello ${name}!`,
    paragraphs: [
      'You would like a new password. Open the link and type in this code there.',
      'Both are good for one hour, and only once.',
    ],
    digits: { label: DIGITS, value: digits },
    action: { label: 'Choose a new password', url },
    closing: IGNORE,
  }),
  passwordChanged: ({ name, url }) => ({
    subject: 'Your password at Puzzle Runs was changed',
    greeting: `Hello ${name}!`,
    paragraphs: ['The password of your account was changed just now. Other devices are logged out.'],
    action: { label: 'Reset the password', url },
    closing: 'Was it not you? Then reset the password right away.',
  }),
  newAddress: ({ url }) => ({
    subject: 'Please confirm your new e-mail address',
    greeting: 'Hello!',
    paragraphs: [
      'This e-mail address is to belong to an account at Puzzle Runs. It counts as soon as you confirm it.',
      'The link is good for 24 hours.',
    ],
    action: { label: 'Confirm the address', url },
    closing: IGNORE,
  }),
  addressChanged: ({ name, url }) => ({
    subject: 'Your e-mail address at Puzzle Runs was changed',
    greeting: `Hello ${name}!`,
    paragraphs: ['Your account has another e-mail address now. We will not write to this one any more.'],
    action: { label: 'Contact', url },
    closing: 'Was it not you? Then please write to us right away by the contact page.',
  }),
  licenseGranted: ({ name, usages, from, until, url }) => ({
    subject: 'Your licence for Puzzle Runs',
    greeting: `Hello ${name}!`,
    paragraphs: [
      `Your account has a licence now: ${participations(usages)}, from ${day(from)} to ${day(until)}.`,
      'Every participation in your Puzzle Runs and your Versus counts once. Under Licences you can see at any time how many are used.',
    ],
    action: { label: 'To your licences', url },
    closing: 'Something is not right? Then please write to us on the contact page.',
  }),
  licenseEnded: ({ name, until, url }) => ({
    subject: 'Your licence for Puzzle Runs has ended',
    greeting: `Hello ${name}!`,
    paragraphs: [
      `A licence of your account was ended on ${day(until)}.`,
      'What is being played goes on. Your Puzzle Runs, teams and Versus stay as they are.',
    ],
    action: { label: 'To your licences', url },
    closing: 'Something is not right? Then please write to us on the contact page.',
  }),
  deletion: ({ name, url, digits }) => ({
    subject: 'Do you want to delete your account at Puzzle Runs?',
    greeting: `Hello ${name}!`,
    paragraphs: [
      'You would like to delete your account. Open the link and type in this code there.',
      'Both are good for one hour. Deleted is deleted: we cannot bring your account back.',
    ],
    digits: { label: DIGITS, value: digits },
    action: { label: 'Delete the account', url },
    closing: 'Was it not you? Then please change your password right away.',
  }),
  contact: ({ name, email, reason, message, account }: ContactLetter) => ({
    subject: `Message from the contact form: ${REASONS[reason]}`,
    greeting: `${name} <${email}> writes:`,
    paragraphs: [message, ...(account === null ? [] : [`(logged in as ${account})`])],
    closing: 'Simply answer this e-mail: the answer goes to the address above.',
  }),
};
