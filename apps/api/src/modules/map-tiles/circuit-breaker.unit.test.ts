import { expect, test } from 'vitest';
import { circuitBreaker } from './circuit-breaker.ts';

function breakerWithClock() {
  let seconds = 0;
  const breaker = circuitBreaker(() => new Date(seconds * 1_000));
  return { breaker, pass: (passed: number) => (seconds += passed) };
}

test('allows attempts until three in a row have failed', () => {
  const { breaker } = breakerWithClock();
  breaker.failed();
  breaker.failed();
  breaker.succeeded();
  expect([breaker.failed(), breaker.failed()]).toEqual([false, false]);
  expect(breaker.startAttempt()).toBe(true);
  expect(breaker.failed()).toBe(true);
  expect(breaker.startAttempt()).toBe(false);
});

test('allows one attempt a minute later, and pauses again when it fails', () => {
  const { breaker, pass } = breakerWithClock();
  for (let failure = 0; failure < 3; failure++) breaker.failed();
  pass(59);
  expect(breaker.startAttempt()).toBe(false);
  pass(1);
  expect([breaker.startAttempt(), breaker.startAttempt()]).toEqual([true, false]);
  pass(10);
  breaker.failed();
  pass(59);
  expect(breaker.isPaused()).toBe(true);
  pass(1);
  expect(breaker.isPaused()).toBe(false);
});

test('allows all attempts again once one has succeeded', () => {
  const { breaker, pass } = breakerWithClock();
  for (let failure = 0; failure < 3; failure++) breaker.failed();
  pass(60);
  breaker.startAttempt();
  breaker.succeeded();
  expect([breaker.startAttempt(), breaker.startAttempt()]).toEqual([true, true]);
});
