import type { TypingTolerance } from './task-types.ts';

/** Letters that an expected answer needs for one edit, and for two. Shorter words are too close to other words. */
const LETTERS_FOR_EDITS = [5, 9] as const;

/**
 * Whether `given` is `expected` with at most `tolerance` edits (a letter too many, too few, or another one): one edit from five letters
 * on, two from nine. Numbers have to be the same. Both texts are normalised.
 */
export function isTypingMistake(expected: string, given: string, tolerance: TypingTolerance): boolean {
  const edits = Math.min(tolerance, LETTERS_FOR_EDITS.filter((letters) => countLetters(expected) >= letters).length);
  if (edits === 0 || Math.abs(expected.length - given.length) > edits) return false;
  return haveSameNumbers(expected, given) && isWithinEdits(expected, given, edits);
}

/** Whether the Levenshtein distance is at most `edits`. Takes 3 ** edits comparisons, so only for few edits. */
function isWithinEdits(one: string, other: string, edits: number): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [rest, otherRest] = [one.slice(same), other.slice(same)];
  if (rest === '' || otherRest === '') return rest.length + otherRest.length <= edits;
  if (edits === 0) return false;
  return (
    isWithinEdits(rest.slice(1), otherRest.slice(1), edits - 1) ||
    isWithinEdits(rest.slice(1), otherRest, edits - 1) ||
    isWithinEdits(rest, otherRest.slice(1), edits - 1)
  );
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
