/** What fills a gap: the index of an offered word, or a text typed by hand; null is an empty gap. */
export type GapFill = number | string | null;

/**
 * Puts an offered word into a gap. A word stands in one gap only: taken out of another gap, it changes places with what
 * was here, so that nothing the player has placed falls back to the list unasked.
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

/** The next empty gap at or after `start`, searching round to the beginning; undefined when all are filled. */
export function nextEmptyGap(fills: readonly GapFill[], start = 0): number | undefined {
  const empty = fills.flatMap((fill, index) => (fill === null ? [index] : []));
  return empty.find((index) => index >= start) ?? empty[0];
}
