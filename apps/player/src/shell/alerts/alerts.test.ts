import { expect, test } from 'vitest';
import { alertTexts } from './alerts.ts';

test('a known alert has a heading and a text', () => {
  expect(alertTexts('wrong_answer')).toEqual({ heading: 'alert.wrong_answer', text: 'problem.wrong_answer' });
});

test.each([null, '', 'nonsense', '__proto__', 'constructor'])('the alert %j is ignored', (code) => {
  expect(alertTexts(code)).toBeUndefined();
});
