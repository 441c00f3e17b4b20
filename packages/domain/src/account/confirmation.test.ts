import { expect, test } from 'vitest';
import { isConfirmed } from './confirmation.ts';

test.each([true, 'true', 'agree', 'on', '1'])('%j is a yes', (value) => {
  expect(isConfirmed(value)).toBe(true);
});

test.each([false, 'false', 'disagree', '', 'AGREE', 'yes', '0'])('%j is not a yes', (value) => {
  expect(isConfirmed(value)).toBe(false);
});
