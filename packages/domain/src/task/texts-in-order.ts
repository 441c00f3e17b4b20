/** A text of a cloze or order task; positions count from 1. */
export interface PositionedText {
  text: string;
  position: number;
}

/** Whether the answer is exactly the expected texts by position, compared after `normalize`. False if none or a blank one is expected. */
export function areTextsInOrder(
  expected: readonly PositionedText[],
  answer: readonly string[],
  normalize: (text: string) => string,
): boolean {
  if (expected.length === 0 || expected.length !== answer.length) return false;
  const inOrder = expected.toSorted((a, b) => a.position - b.position).map(({ text }) => normalize(text));
  return inOrder.every((text, index) => text !== '' && text === normalize(answer[index] ?? ''));
}
