import { expect, test } from 'vitest';
import { alertFor, alertOf } from './alerts.ts';

test('a known alert has its heading and its text', () => {
  expect(alertOf('nochange1')).toEqual({
    tone: 'warning',
    heading: 'alert.nochange',
    text: 'alert.nochange.text',
  });
});

/** Specification 2, part 2. */
const SPECIFIED = [
  'unexpected',
  'update',
  'create',
  'nochange',
  'nochange1',
  'missing',
  'delete',
  'incorrect_entry',
  'password',
  'credentials',
  'code',
];

test.each(SPECIFIED)('%s is an alert with a heading and a text', (code) => {
  expect(alertOf(code)).toMatchObject({
    heading: expect.stringMatching(/^alert\./),
    text: expect.stringMatching(/^(alert|problem)\./),
  });
});

test.each([null, '', 'nonsense', '__proto__', 'constructor'])('%j is ignored', (code) => {
  expect(alertOf(code)).toBeUndefined();
});

test('a refusal that no screen expects is unexpected', () => {
  expect(alertFor('conflict')).toBe('conflict');
  expect(alertFor('wrong_answer')).toBe('unexpected');
});
