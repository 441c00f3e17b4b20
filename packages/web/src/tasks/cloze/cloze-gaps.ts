/** Content of a gap: the index of an offered word, or typed text; null when empty. */
export type GapFill = number | string | null;

/**
 * Puts an offered word into a gap. A word fills one gap only: if it comes from another gap, the two swap, so that no
 * placed word returns to the list unasked.
 */
export function placeWord(fills: readonly GapFill[], gap: number, word: number): GapFill[] {
  const from = fills.indexOf(word);
  const here = fills[gap] ?? null;
  return fills.map((fill, index) => (index === gap ? word : index === from ? here : fill));
}

/** Fills one gap with a typed text, or empties it with null. */
export function fillGap(fills: readonly GapFill[], gap: number, fill: string | null): GapFill[] {
  return fills.map((old, index) => (index === gap ? fill : old));
}

/** The next empty gap at or after `start`, wrapping around; undefined when all are filled. */
export function nextEmptyGap(fills: readonly GapFill[], start = 0): number | undefined {
  const empty = fills.flatMap((fill, index) => (fill === null ? [index] : []));
  return empty.find((index) => index >= start) ?? empty[0];
}
