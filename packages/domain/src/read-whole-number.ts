/**
 * Groups of three with one sign between them, of which none follows: 1.478, 1 478, 12’345’678, but not 12.5, 0.125 or
 * 1.4785.
 */
const GROUPED = /^[1-9]\d{0,2}([.,' ٬])\d{3}(?:\1\d{3})*(?!\d|\1\d)/;
/**
 * The part before the digits: whether a minus stands there, or the number has no digit before its decimal sign, as in
 * ".5".
 */
const MINUS_BEFORE = /^\s*-\s*$/;
const DECIMALS_ONLY = /(?:^|[\s+-])[.,٫]$/;

const APOSTROPHES = /[’‘‛ʼ´`′]/g;
const MINUS_SIGNS = /[\p{Pd}−⁻]/gu;

/**
 * The whole number in a text as people write and paste it, with its sign: `1.478`, `1 478`, `1’478` and `１４７８` are
 * 1478. A sign that does not separate groups of three is the decimal sign, whose digits are cut: `12,5` is 12, `0,125`
 * is 0. Words around it do not matter; of several numbers the first counts. Null if the text has no digit.
 */
export function readWholeNumber(text: string): number | null {
  const written = plainSigns(text);
  const start = written.search(/\d/);
  if (start === -1) return null;
  const before = written.slice(0, start);
  if (DECIMALS_ONLY.test(before)) return 0;
  const rest = written.slice(start);
  const digits = GROUPED.exec(rest)?.[0].replace(/\D/g, '') ?? /^\d+/.exec(rest)?.[0];
  const size = Number(digits);
  return size !== 0 && MINUS_BEFORE.test(before) ? -size : size;
}

/**
 * Like `readWholeNumber`, but null also where it would cut digits, as of "1,5": for numbers that are refused rather
 * than corrected.
 */
export function readUncutNumber(text: string): number | null {
  const number = readWholeNumber(text);
  const digits = plainSigns(text)
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '');
  return number !== null && String(Math.abs(number)) === digits ? number : null;
}

/**
 * Digits of all scripts, spaces, minus signs and apostrophes in their plain form, without characters that no one sees.
 */
function plainSigns(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(APOSTROPHES, "'") // before NFKC, which turns ´ into a space and an accent
    .replace(/\P{No}+/gu, (part) => part.normalize('NFKC')) // ½ and ² are no digits of the number before them
    .replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
    .replace(MINUS_SIGNS, '-');
}

/** The digits of each script stand together in Unicode, from 0 to 9. */
function valueOf(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(codePoint - value - 1))) value += 1;
  return value;
}
