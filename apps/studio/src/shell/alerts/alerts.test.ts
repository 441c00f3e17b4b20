import { expect, test } from 'vitest';
import { alertFor, alertOf } from './alerts.ts';

test('returns heading and text of a known alert', () => {
  expect(alertOf('nochange1')).toEqual({
    tone: 'warning',
    heading: 'alert.nochange',
    text: 'alert.nochange.text',
  });
});

test('says of a refused order what is wrong, with the code of no change', () => {
  expect(alertOf('nochange', 'order')).toMatchObject({ heading: 'alert.order', text: 'alert.order.text' });
  expect(alertOf('update', 'order')).toMatchObject({ heading: 'alert.update' });
});

/** Every value that an address may carry; see docs/behaviour. */
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

test.each(SPECIFIED)('%s has a heading and a text', (code) => {
  expect(alertOf(code)).toMatchObject({
    heading: expect.stringMatching(/^alert\./),
    text: expect.stringMatching(/^(alert|problem)\./),
  });
});

test.each([null, '', 'nonsense', '__proto__', 'constructor'])('ignores %j', (code) => {
  expect(alertOf(code)).toBeUndefined();
});

test('maps a problem code without an alert to “unexpected”', () => {
  expect(alertFor('conflict')).toBe('conflict');
  expect(alertFor('wrong_answer')).toBe('unexpected');
});
