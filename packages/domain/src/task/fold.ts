/**
 * A text as the answer checks see it: accents composed (NFC), no spaces at the ends, single spaces inside. What two people would read
 * as the same text folds to the same.
 */
export function fold(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ');
}

/** Folds a text and its capitals. Lower case comes first: it may leave accents that are still to be composed. */
export function foldCase(text: string): string {
  return fold(text.toLowerCase());
}

/** Whether nothing of a text is left once it is folded. */
export function isBlank(text: string): boolean {
  return fold(text) === '';
}
