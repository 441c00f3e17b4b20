import { expect, test } from 'vitest';
import { loginEmailIn, withLoginEmail } from './login-address.ts';

test.each(['ada@example.org', 'ada+runs&=#@example.org', 'jürgen@müller.de'])('hands over %s', (email) => {
  expect(loginEmailIn(new URL(withLoginEmail('https://studio.test/register?wanted=a', email)).hash)).toBe(email);
});

test.each(['', '#', '#code=abc'])('finds no address in %j', (hash) => {
  expect(loginEmailIn(hash)).toBeUndefined();
});
