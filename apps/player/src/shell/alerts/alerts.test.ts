import { expect, test } from 'vitest';
import { alertTexts } from './alerts.ts';

test.each([
  ['wrong_answer', { heading: 'alert.wrong_answer', text: 'problem.wrong_answer' }],
  ['join_first', { heading: 'alert.join_first', text: 'alert.join_first.text', success: false }],
  ['left', { heading: 'alert.left', text: 'alert.left.text', success: true }],
])('the alert %s has a heading and a text', (code, texts) => {
  expect(alertTexts(code)).toEqual(texts);
});

test.each([null, '', 'nonsense', '__proto__', 'constructor'])('the alert %j is ignored', (code) => {
  expect(alertTexts(code)).toBeUndefined();
});
