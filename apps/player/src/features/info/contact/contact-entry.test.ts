import type { ContactDraft, ContactField } from '@puzzle-runs/domain/contact/contact-message.ts';
import { expect, test } from 'vitest';
import { contact } from '#i18n/de/contact.ts';
import { contactErrorKey } from './contact-entry.ts';

const empty: ContactDraft = { name: '', email: '', reason: '', message: '', confirmed: false };

function messageFor(field: ContactField, entry: Partial<ContactDraft> = {}): string | undefined {
  const key = contactErrorKey(field, { ...empty, ...entry });
  return key && contact[key];
}

test('what is missing is said in the words of the specification', () => {
  expect(messageFor('name')).toBe('Bitte gib deinen Namen ein (2-50 Zeichen).');
  expect(messageFor('email')).toBe('Bitte gib deine E-Mail an (2-100 Zeichen).');
  expect(messageFor('message')).toBe('Bitte gib eine Nachricht ein (mindestens 20 Zeichen).');
});

test('an address that cannot be answered and a message that is too long are told apart from missing ones', () => {
  expect(messageFor('email', { email: 'ohne Klammeraffe' })).toContain('nicht antworten');
  expect(messageFor('message', { message: 'x'.repeat(1001) })).toContain('höchstens');
  expect(messageFor('message', { message: ` ${'x'.repeat(19)} ` })).toContain('mindestens');
});

test('the consent needs no message: its button waits for it', () => {
  expect(messageFor('confirmation')).toBeUndefined();
});
