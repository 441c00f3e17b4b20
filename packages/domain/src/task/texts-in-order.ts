/** A text of a cloze or order quest and its place, counted from 1. */
export interface PositionedText {
  text: string;
  position: number;
}

/**
 * Whether the answer is exactly the texts in the order of their positions, compared after folding. Nothing expected, or a blank text
 * among the expected, is never right.
 */
export function areTextsInOrder(
  expected: readonly PositionedText[],
  answer: readonly string[],
  fold: (text: string) => string,
): boolean {
  if (expected.length === 0 || expected.length !== answer.length) return false;
  const inOrder = expected.toSorted((a, b) => a.position - b.position).map(({ text }) => fold(text));
  return inOrder.every((text, index) => text !== '' && text === fold(answer[index] ?? ''));
}
