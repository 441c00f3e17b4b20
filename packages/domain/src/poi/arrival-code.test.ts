import { expect, test } from 'vitest';
import { arrivalCodeOf, isArrivalCode, normalizeArrivalCode } from './arrival-code.ts';

test('turns every byte into one of 32 characters that cannot be confused', () => {
  const characters = new Set(
    Array.from({ length: 256 }, (_, byte) => arrivalCodeOf(new Uint8Array(6).fill(byte)).charAt(0)),
  );
  expect(characters.size).toBe(32);
  for (const lookalike of ['0', 'O', '1', 'I']) expect(characters).not.toContain(lookalike);
});

test('makes a code of six characters that is in its stored form', () => {
  const code = arrivalCodeOf(new Uint8Array([0, 9, 31, 32, 200, 255, 7]));
  expect(code).toBe('2BZ2AZ');
  expect(isArrivalCode(code)).toBe(true);
  expect(normalizeArrivalCode(code)).toBe(code);
});

test.each([
  ['k7m2qx', 'K7M2QX'],
  [' K7M 2QX ', 'K7M2QX'],
  ['K7M–2QX', 'K7M2QX'],
  ['k7m-2qx\n', 'K7M2QX'],
  ['K7M\u22122QX\u200B', 'K7M2QX'],
  ['Ｋ７Ｍ\u2011\u00AD２ＱＸ', 'K7M2QX'],
])('reads %j as %s', (typed, code) => {
  expect(normalizeArrivalCode(typed)).toBe(code);
});

test.each(['', 'K7M2Q', 'K7M2QXX', 'K7M2Q0', 'K7M2QI', 'k7m2qx'])('refuses %j as a stored code', (text) => {
  expect(isArrivalCode(text)).toBe(false);
});
