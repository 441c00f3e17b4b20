import { expect, test } from 'vitest';
import { gameCodeOf, readGameCode, spellGameCode } from './game-code.ts';

test('a code has ten letters and digits that are not mistaken for each other', () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const codes = Array.from({ length: 25 }, (_, tens) => gameCodeOf(all.subarray(tens * 10)));
  expect(codes.every((code) => /^[2-9A-HJ-NP-Z]{10}$/.test(code))).toBe(true);
});

test.each(['K7M2Q-XB4PA', 'k7m2qxb4pa', ' K7M2Q – XB4PA.', 'Ｋ７Ｍ２Ｑ－ＸＢ４ＰＡ', 'k7m2q\u00adxb4pa\n'])(
  '%j is read as the code that the player has copied',
  (typed) => {
    expect(readGameCode(typed)).toBe('K7M2QXB4PA');
  },
);

test('a code is shown in two groups', () => {
  expect(spellGameCode('K7M2QXB4PA')).toBe('K7M2Q-XB4PA');
});
