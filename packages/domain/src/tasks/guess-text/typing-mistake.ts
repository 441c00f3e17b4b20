import { distance } from 'fastest-levenshtein';

export type TypingTolerance = 0 | 1 | 2;

/** Letters that an expected answer needs for one edit, and for two. Shorter words are too close to other words. */
const LETTERS_FOR_EDITS = [5, 9] as const;

/**
 * Whether `given` is `expected` with at most `tolerance` edits (a letter too many, too few, or another one): one edit from five letters
 * on, two from nine. Numbers have to be the same. Both texts are normalised.
 */
export function isTypingMistake(expected: string, given: string, tolerance: TypingTolerance): boolean {
  const edits = Math.min(tolerance, LETTERS_FOR_EDITS.filter((letters) => countLetters(expected) >= letters).length);
  if (edits === 0 || Math.abs(expected.length - given.length) > edits) return false;
  return haveSameNumbers(expected, given) && distance(expected, given) <= edits;
}

function countLetters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

function haveSameNumbers(one: string, other: string): boolean {
  return numbersIn(one) === numbersIn(other);
}

function numbersIn(text: string): string {
  return (text.match(/\p{N}+/gu) ?? []).join(' ');
}
