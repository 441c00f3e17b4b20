import type { ContactReason } from '@puzzle-runs/domain/contact/contact-message.ts';
import { isolated } from '@puzzle-runs/domain/text/isolated.ts';
import type { ContactLetter } from './letter.ts';
import type { de } from './letters-de.ts';

const IGNORE = 'Wasn’t you? Just delete this email, and nothing will happen.';
const DIGITS = 'Your code';
const REASONS: Record<ContactReason, string> = {
  general: 'General question',
  support: 'Help',
  feedback: 'Praise, criticism or ideas',
  legal: 'Legal matter',
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
    subject: 'Please confirm your Puzzle Runs account',
    greeting: 'Hello!',
    paragraphs: [
      'Good to have you here! There is just one step left: confirm that this email address is yours.',
      'The link works for 24 hours. After that, your registration is deleted.',
    ],
    action: { label: 'Confirm account', url },
    closing: IGNORE,
  }),
  alreadyKnown: ({ url }) => ({
    subject: 'You already have a Puzzle Runs account',
    greeting: 'Hello!',
    paragraphs: [
      'A new account was requested with this email address, but there already is one.',
      'If that was you, just log in. If you have forgotten your password, you can reset it there.',
    ],
    action: { label: 'Go to the login', url },
    closing: IGNORE,
  }),
  recovery: ({ name, url, digits }) => ({
    subject: 'Your new password for Puzzle Runs',
    greeting: `Hello ${isolated(name)}!`,
    paragraphs: [
      'You asked for a new password. Open the link and enter this code there.',
      'Both work for one hour, and only once.',
    ],
    digits: { label: DIGITS, value: digits },
    action: { label: 'Choose a new password', url },
    closing: IGNORE,
  }),
  passwordChanged: ({ name, url }) => ({
    subject: 'Your Puzzle Runs password was changed',
    greeting: `Hello ${isolated(name)}!`,
    paragraphs: ['The password of your account has just been changed. Your other devices are now logged out.'],
    action: { label: 'Reset password', url },
    closing: 'Wasn’t you? Then reset the password right away.',
  }),
  newAddress: ({ url }) => ({
    subject: 'Please confirm your new email address',
    greeting: 'Hello!',
    paragraphs: [
      'This email address was entered for a Puzzle Runs account. It takes effect as soon as you confirm it.',
      'The link works for 24 hours.',
    ],
    action: { label: 'Confirm address', url },
    closing: IGNORE,
  }),
  addressChanged: ({ name, url }) => ({
    subject: 'Your Puzzle Runs email address was changed',
    greeting: `Hello ${isolated(name)}!`,
    paragraphs: ['Your account now has a different email address. We will no longer write to this one.'],
    action: { label: 'Contact', url },
    closing: 'Wasn’t you? Then please write to us right away through the contact page.',
  }),
  licenseGranted: ({ name, usages, from, until, url }) => ({
    subject: 'Your Puzzle Runs licence',
    greeting: `Hello ${isolated(name)}!`,
    paragraphs: [
      `Your account now has a licence: ${participations(usages)}, from ${day(from)} to ${day(until)}.`,
      'Each participation in your Puzzle Runs and Versus counts once. Under Licences, you can always see how ' +
        'many you have used.',
    ],
    action: { label: 'Go to your licences', url },
    closing: 'Something isn’t right? Then please write to us through the contact page.',
  }),
  licenseExtended: ({ name, usages, until, url }) => ({
    subject: 'Your Puzzle Runs licence has been extended',
    greeting: `Hello ${isolated(name)}!`,
    paragraphs: [`Your licence now covers ${participations(usages)} and is valid until ${day(until)}.`],
    action: { label: 'Go to your licences', url },
    closing: 'Something isn’t right? Then please write to us through the contact page.',
  }),
  licenseWarning: ({ name, usages, used, until, url, warning }) => ({
    subject:
      warning === 'nearly' ? 'Your Puzzle Runs licence is nearly used up' : 'Your Puzzle Runs licence is exceeded',
    greeting: `Hello ${isolated(name)}!`,
    paragraphs: [
      `Your licence (${participations(usages)}, until ${day(until)}) has ${used.toLocaleString('en-GB')} used.`,
      'Players can still join: we turn no one away. If you need more participations, please write to us through the ' +
        'contact page.',
    ],
    action: { label: 'Go to your licences', url },
    closing: 'You get this message at 80 % and when the licence is exceeded.',
  }),
  licenseWarningToOwner: ({ name, usages, used, until, url, warning }) => ({
    subject: warning === 'nearly' ? 'A licence is nearly used up' : 'A licence is exceeded',
    greeting: 'Hello!',
    paragraphs: [
      `The licence of ${isolated(name)} (${participations(usages)}, until ${day(until)}) has ` +
        `${used.toLocaleString('en-GB')} used.`,
    ],
    action: { label: 'Go to the licence', url },
    closing: 'There you can add participations or extend the licence.',
  }),
  licenseEnded: ({ name, until, url }) => ({
    subject: 'Your Puzzle Runs licence has ended',
    greeting: `Hello ${isolated(name)}!`,
    paragraphs: [
      `A licence of your account ended on ${day(until)}.`,
      'Games in progress go on. Your Puzzle Runs, teams and Versus stay as they are.',
    ],
    action: { label: 'Go to your licences', url },
    closing: 'Something isn’t right? Then please write to us through the contact page.',
  }),
  deletion: ({ name, url, digits }) => ({
    subject: 'Do you want to delete your Puzzle Runs account?',
    greeting: `Hello ${isolated(name)}!`,
    paragraphs: [
      'You asked to delete your account. Open the link and enter this code there.',
      'Both work for one hour. Deleting is final: we can’t restore your account.',
    ],
    digits: { label: DIGITS, value: digits },
    action: { label: 'Delete account', url },
    closing: 'Wasn’t you? Then please change your password right away.',
  }),
  contact: ({ name, email, reason, message, account }: ContactLetter) => ({
    subject: `Message from the contact form: ${REASONS[reason]}`,
    greeting: `${isolated(name)} <${email}> writes:`,
    paragraphs: [message, ...(account === null ? [] : [`(logged in as ${account})`])],
    closing: 'Just reply to this email: your answer goes to the address above.',
  }),
};
