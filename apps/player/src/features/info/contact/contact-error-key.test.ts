import type { ContactDraft, ContactField } from '@puzzle-runs/domain/contact/contact-message.ts';
import { expect, test } from 'vitest';
import { contact } from '#i18n/de/contact.ts';
import { contactErrorKey } from './contact-error-key.ts';

const empty: ContactDraft = { name: '', email: '', reason: '', message: '', confirmed: false };

function messageFor(field: ContactField, entry: Partial<ContactDraft> = {}): string | undefined {
  const key = contactErrorKey(field, { ...empty, ...entry });
  return key && contact[key];
}

test('a missing field shows the error text of its field', () => {
  expect(messageFor('name')).toBe('Bitte gib deinen Namen ein (2-50 Zeichen).');
  expect(messageFor('email')).toBe('Bitte gib deine E-Mail an (2-100 Zeichen).');
  expect(messageFor('message')).toBe('Bitte gib eine Nachricht ein (mindestens 20 Zeichen).');
});

test('an invalid address and a message that is too long have error texts of their own', () => {
  expect(messageFor('email', { email: 'ohne Klammeraffe' })).toContain('nicht antworten');
  expect(messageFor('message', { message: 'x'.repeat(1001) })).toContain('höchstens');
  expect(messageFor('message', { message: ` ${'x'.repeat(19)} ` })).toContain('mindestens');
});

test('a missing consent has no error text: it disables the button instead', () => {
  expect(messageFor('confirmation')).toBeUndefined();
});
