/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Overrides and embeddings of names that were stored before these were dropped. */
const DIRECTIONS = /[\u202A-\u202E]/g;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * A name as it stands in a sentence: one from right to left is isolated (`<bdi>` for texts), or it would turn the words
 * and figures beside it. Texts that hold isolated names, and addresses, which people copy, stay as they are.
 */
export function isolated(name: string): string {
  const text = name.replace(DIRECTIONS, '');
  if (!RIGHT_TO_LEFT.test(text) || text.includes(FIRST_STRONG_ISOLATE) || /^https?:/.test(text)) return text;
  return `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`;
}

/** Names, figures and the like in one line, without those that are missing. */
export function joinNames(names: readonly (string | false | null | undefined)[], separator = ' · '): string {
  return names.flatMap((name) => (name ? isolated(name) : [])).join(separator);
}
