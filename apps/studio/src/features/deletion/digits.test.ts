import { expect, test } from 'vitest';
import { digitsOf } from './digits.ts';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
  ['', undefined],
])('reads %j as %j', (text, digits) => {
  expect(digitsOf(text)).toBe(digits);
});
