import { describe, expect, test } from 'vitest';
import { isOutcomeUnknown, resendDelay, reusePending, shouldResend } from './idempotent-submission.ts';

function idGenerator() {
  let made = 0;
  return () => `id-${++made}`;
}

describe('the submission id', () => {
  test('stays the same while the same answer is sent again', () => {
    const newId = idGenerator();
    const first = reusePending(null, { answer: 'Dom' }, newId);
    expect(reusePending(first, { answer: 'Dom' }, newId)).toBe(first);
  });

  test('is new for another answer', () => {
    const newId = idGenerator();
    const first = reusePending(null, { answer: 'Dom' }, newId);
    expect(reusePending(first, { answer: 'Tor' }, newId).id).not.toBe(first.id);
  });

  test('is new once the outcome of the same answer is known', () => {
    const newId = idGenerator();
    const first = reusePending(null, { answer: 'Dom' }, newId);
    expect(reusePending(null, { answer: 'Dom' }, newId).id).not.toBe(first.id);
  });
});

test.each([
  ['network', true],
  ['unavailable', true],
  ['unexpected', true],
  ['rate_limited', true],
  ['wrong_answer', false],
  ['duplicated_answer', false],
] as const)('after %s the outcome is unknown: %s', (code, open) => {
  expect(isOutcomeUnknown(code)).toBe(open);
});

test('resends four times with exponential backoff after a lost connection', () => {
  expect([0, 1, 2, 3, 4].map((failures) => shouldResend(failures, 'network'))).toEqual([true, true, true, true, false]);
  expect(shouldResend(0, 'unavailable')).toBe(true);
  expect([0, 1, 2, 3].map(resendDelay)).toEqual([1_000, 2_000, 4_000, 8_000]);
});

test('never resends after a refusal', () => {
  expect(shouldResend(0, 'wrong_answer')).toBe(false);
  expect(shouldResend(0, 'unexpected')).toBe(false);
});
