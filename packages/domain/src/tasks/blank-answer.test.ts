import { expect, test } from 'vitest';
import { isBlankAnswer } from './blank-answer.ts';

test.each([
  ['', true],
  ['\u200B\uFE0F', true],
  [[' ', '\u00AD'], true],
  [['\u2800'], true],
  ['x', false],
  [['', 'x'], false],
  [[], false],
  [[1, 2], false],
  [7, false],
])('the answer %j has nothing to see: %s', (answer, blank) => {
  expect(isBlankAnswer(answer)).toBe(blank);
});
