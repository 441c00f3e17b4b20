import type { RightParts } from './task-kind.ts';

/** The items of a list by position. */
export function inOrder<T extends { position: number }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => a.position - b.position);
}

/**
 * Whether the answer is exactly the expected texts, compared after `normalize`. False if none or a blank one is
 * expected.
 */
export function areTextsInOrder(
  expected: readonly string[],
  answer: readonly string[],
  normalize: (text: string) => string,
): boolean {
  if (expected.length === 0 || expected.length !== answer.length) return false;
  return expected.map(normalize).every((text, index) => text !== '' && text === normalize(answer[index] ?? ''));
}

/** The expected texts that the answer has in their places. Texts beyond the expected ones are wrong parts. */
export function partsInOrder(
  expected: readonly string[],
  answer: readonly string[],
  normalize: (text: string) => string,
): RightParts {
  const right = expected.filter((text, place) => normalize(text) === normalize(answer[place] ?? '')).length;
  return { right, of: Math.max(expected.length, answer.length) };
}
