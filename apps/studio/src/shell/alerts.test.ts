import { expect, test } from 'vitest';
import { alertFor, alertOf } from './alerts.ts';

test('a known alert has its heading and its text', () => {
  expect(alertOf('nochange1')).toEqual({
    tone: 'warning',
    heading: 'alert.nochange',
    text: 'alert.nochange.text',
  });
});

test.each([null, '', 'nonsense', '__proto__', 'constructor'])('%j is ignored', (code) => {
  expect(alertOf(code)).toBeUndefined();
});

test('a refusal that no screen expects is unexpected', () => {
  expect(alertFor('conflict')).toBe('conflict');
  expect(alertFor('battle_not_open')).toBe('unexpected');
});
