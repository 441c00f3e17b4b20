/** A phone writes “Rock’n’Roll” where its owner typed 'Rock'n'Roll': signs that people do not tell apart, and the plain one. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛′`´]/g, "'"],
  [/[“”„‟″«»]/g, '"'],
  [/[‐‑‒–—]/g, '-'],
];

/**
 * A text as the answer checks see it: accents composed (NFC), plain quotation marks and hyphens, no spaces at the ends, single spaces
 * inside. What two people would read as the same text folds to the same.
 */
export function fold(text: string): string {
  const plain = PLAIN.reduce((folded, [signs, sign]) => folded.replace(signs, sign), text.normalize('NFC'));
  return plain.trim().replace(/\s+/g, ' ');
}

/** Folds a text and its capitals. Lower case comes first: it may leave accents that are still to be composed. */
export function foldCase(text: string): string {
  return fold(text.toLowerCase());
}

/** Whether nothing of a text is left once it is folded. */
export function isBlank(text: string): boolean {
  return fold(text) === '';
}
