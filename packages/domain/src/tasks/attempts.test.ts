import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasAttemptLeft, remainingAttempts } from './attempts.ts';

test.each([
  { attempts: 3, wrong: 0, left: 3, again: true },
  { attempts: 3, wrong: 2, left: 1, again: true },
  { attempts: 3, wrong: 3, left: 0, again: false },
  { attempts: 3, wrong: 5, left: 0, again: false },
  { attempts: 1, wrong: 0, left: 1, again: true },
  { attempts: null, wrong: 0, left: null, again: true },
  { attempts: null, wrong: 999, left: null, again: true },
])('of $attempts attempts $left are left after $wrong wrong ones; another one allowed: $again', (row) => {
  expect(remainingAttempts(row.attempts, row.wrong)).toBe(row.left);
  expect(hasAttemptLeft(row.attempts, row.wrong)).toBe(row.again);
});

test('allows exactly as many wrong answers as attempts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), (attempts) => {
      let wrong = 0;
      while (hasAttemptLeft(attempts, wrong)) wrong += 1;
      expect(wrong).toBe(attempts);
    }),
  );
});

test('remaining attempts are never negative and never grow with wrong answers', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (attempts, wrong) => {
      const left = remainingAttempts(attempts, wrong) ?? Number.NaN;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(remainingAttempts(attempts, wrong + 1)).toBeLessThanOrEqual(left);
    }),
  );
});
