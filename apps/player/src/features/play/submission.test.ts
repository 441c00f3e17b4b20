import { describe, expect, test } from 'vitest';
import { isOpen, repeatDelay, repeatsAfter, sendingOf } from './submission.ts';

function counter() {
  let made = 0;
  return () => `id-${++made}`;
}

describe('the submission id', () => {
  test('stays while the same answer is sent again', () => {
    const newId = counter();
    const first = sendingOf(null, { answer: 'Dom' }, newId);
    expect(sendingOf(first, { answer: 'Dom' }, newId)).toBe(first);
  });

  test('is new for another answer', () => {
    const newId = counter();
    const first = sendingOf(null, { answer: 'Dom' }, newId);
    expect(sendingOf(first, { answer: 'Tor' }, newId).id).not.toBe(first.id);
  });

  test('is new when the outcome of the same answer is known', () => {
    const newId = counter();
    const first = sendingOf(null, { answer: 'Dom' }, newId);
    expect(sendingOf(null, { answer: 'Dom' }, newId).id).not.toBe(first.id);
  });
});

test.each([
  ['network', true],
  ['unexpected', true],
  ['rate_limited', true],
  ['wrong_answer', false],
  ['duplicated_answer', false],
])('after %s the outcome is open: %s', (code, open) => {
  expect(isOpen(code)).toBe(open);
});

test('a lost connection is repeated four times, with growing delay', () => {
  expect([0, 1, 2, 3, 4].map((failures) => repeatsAfter(failures, 'network'))).toEqual([true, true, true, true, false]);
  expect([0, 1, 2, 3].map(repeatDelay)).toEqual([1_000, 2_000, 4_000, 8_000]);
});

test('a refusal is never repeated', () => {
  expect(repeatsAfter(0, 'wrong_answer')).toBe(false);
  expect(repeatsAfter(0, 'unexpected')).toBe(false);
});
