import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPostalCode } from './postal-code.ts';

test.each([
  { text: '10117', whole: true, because: 'five digits' },
  { text: '01067', whole: true, because: 'a leading zero counts' },
  { text: '1011', whole: false, because: 'too short' },
  { text: '101170', whole: false, because: 'too long' },
  { text: '1011a', whole: false, because: 'a letter' },
  { text: ' 10117', whole: false, because: 'a space' },
  { text: '10117\n', whole: false, because: 'a line break' },
  { text: '１０１１７', whole: false, because: 'digits of another script' },
  { text: '', whole: false, because: 'nothing' },
])('“$text”: $whole, $because', ({ text, whole }) => {
  expect(isPostalCode(text)).toBe(whole);
});

test('accepts every number of five digits', () => {
  fc.assert(
    fc.property(fc.nat({ max: 99_999 }), (number) => {
      expect(isPostalCode(String(number).padStart(5, '0'))).toBe(true);
    }),
  );
});

test('refuses any text that is not five characters long', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(isPostalCode(text)).toBe(/^\d{5}$/.test(text) && text.length === 5);
    }),
  );
});
