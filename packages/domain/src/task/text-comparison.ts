/** Typographic characters and their plain form: a phone turns 'Rock'n'Roll' into “Rock’n’Roll” while its owner types. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛′`´]/g, "'"],
  [/[“”„‟″«»]/g, '"'],
  [/[‐‑‒–—]/g, '-'],
];

/**
 * Normalises a text for comparison: accents composed (NFC), plain quotation marks and hyphens, trimmed, single spaces. Two texts that
 * read the same become equal.
 */
export function normalizeText(text: string): string {
  const plain = PLAIN.reduce((replaced, [signs, sign]) => replaced.replace(signs, sign), text.normalize('NFC'));
  return plain.trim().replace(/\s+/g, ' ');
}

/** Like `normalizeText`, and ignores case. Lower-casing comes first, because it can produce accents that NFC has to compose. */
export function normalizeTextIgnoringCase(text: string): string {
  return normalizeText(text.toLowerCase());
}

/** Whether a text is empty once it is normalised. */
export function isBlank(text: string): boolean {
  return normalizeText(text) === '';
}
