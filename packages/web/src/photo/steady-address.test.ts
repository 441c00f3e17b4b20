import { expect, test } from 'vitest';
import { steadyAddresses } from './steady-address.ts';

test('keeps the address of a picture for eight minutes, then takes the new one', () => {
  let now = 0;
  const addressOf = steadyAddresses(() => now);
  expect(addressOf(1, 'a')).toBe('a');
  now = 7 * 60_000;
  expect(addressOf(1, 'b')).toBe('a');
  expect(addressOf(2, 'c')).toBe('c');
  now = 8 * 60_000;
  expect(addressOf(1, 'd')).toBe('d');
});
