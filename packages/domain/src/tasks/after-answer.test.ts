import { expect, test } from 'vitest';
import { shownAfterAnswer } from './attempts.ts';

test.each([
  { allowed: false, attempts: null, solved: false, wrong: 0, explanation: false, rightAnswer: false },
  { allowed: false, attempts: 2, solved: false, wrong: 2, explanation: false, rightAnswer: false },
  { allowed: false, attempts: 2, solved: true, wrong: 1, explanation: true, rightAnswer: false },
  { allowed: true, attempts: 2, solved: false, wrong: 1, explanation: false, rightAnswer: false },
  { allowed: true, attempts: 2, solved: false, wrong: 2, explanation: true, rightAnswer: true },
  { allowed: true, attempts: 2, solved: false, wrong: 3, explanation: true, rightAnswer: true },
  { allowed: true, attempts: 2, solved: true, wrong: 2, explanation: true, rightAnswer: false },
  { allowed: true, attempts: null, solved: false, wrong: 9, explanation: false, rightAnswer: false },
])(
  'with $wrong of $attempts attempts used, solved: $solved, allowed after the last: $allowed, shows the explanation: $explanation',
  ({ allowed, attempts, solved, wrong, ...shown }) => {
    expect(shownAfterAnswer({ explainAfterAttempts: allowed, attempts }, { solved, wrong })).toEqual(shown);
  },
);
