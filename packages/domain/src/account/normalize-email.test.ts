import { expect, test } from 'vitest';
import { isEmail, normalizeEmail } from './normalize-email.ts';

test.each([
  'ada@example.org',
  'ada.l+runs@mail.example.co.uk',
  'jürgen@müller.de',
  'o’neil@example.org',
  'a@xn--mller-kva.de',
])('mail can be sent to %s', (email) => {
  expect(isEmail(email)).toBe(true);
});

test.each([
  '',
  'ada',
  'ada@',
  '@example.org',
  'ada@localhost',
  'ada@example..org',
  'ada@-example.org',
  'ada@example.org,eve@example.org',
  'ada@example.org\nbcc:eve@example.org',
  'Ada <ada@example.org>',
  '"ada"@example.org',
  'a@b@example.org',
  'ada\u0000@example.org',
  'ada\u202e@example.org',
  `${'a'.repeat(65)}@example.org`,
  `a@${'b.'.repeat(130)}org`,
])('mail cannot be sent to %j', (email) => {
  expect(isEmail(email)).toBe(false);
});

test('all spellings of an address are normalised to one', () => {
  expect(normalizeEmail(' ADA@Example.ORG ')).toBe('ada@example.org');
  expect(normalizeEmail('ju\u0308rgen@example.org')).toBe(normalizeEmail('J\u00dcRGEN@example.org'));
});
