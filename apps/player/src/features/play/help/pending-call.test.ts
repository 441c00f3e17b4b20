import { describe, expect, test } from 'vitest';
import { isOutcomeUnknown, reusePending } from './pending-call.ts';

function idGenerator() {
  let made = 0;
  return () => `id-${++made}`;
}

describe('the id of a request for help', () => {
  test('stays the same while the same text is sent again', () => {
    const newId = idGenerator();
    const first = reusePending(null, { text: 'Dom' }, newId);
    expect(reusePending(first, { text: 'Dom' }, newId)).toBe(first);
  });

  test('is new for another text', () => {
    const newId = idGenerator();
    const first = reusePending(null, { text: 'Dom' }, newId);
    expect(reusePending(first, { text: 'Tor' }, newId).id).not.toBe(first.id);
  });

  test('is new once the outcome of the same text is known', () => {
    const newId = idGenerator();
    const first = reusePending(null, { text: 'Dom' }, newId);
    expect(reusePending(null, { text: 'Dom' }, newId).id).not.toBe(first.id);
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
