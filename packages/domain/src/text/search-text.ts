import { comparableText } from './comparable-text.ts';

/** Letters that German writes with two, and letters with a stroke, which have no mark to drop. */
const LETTERS = new Map(
  'ä:ae ö:oe ü:ue æ:ae ø:oe œ:oe þ:th đ:d ð:d ħ:h ı:i ł:l ŧ:t ƀ:b ɨ:i ŋ:n ʉ:u ƶ:z'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(2)] as const),
);

const SPELLED = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'gu');

/**
 * Normalises text for the search: as it is compared, umlauts written out, marks dropped, anything but letters and
 * digits becomes a space. The result has no wildcards of SQL.
 */
export function searchable(text: string): string {
  return wordsOf(comparableText(text));
}

function wordsOf(comparable: string): string {
  return comparable
    .replace(SPELLED, (letter) => LETTERS.get(letter) ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Text in which words are searched: as `searchable`, and then once more with plain vowels if that differs, so that
 * "münchen", "muenchen" and "munchen" find the same.
 */
export function searchIndexText(text: string): string {
  const comparable = comparableText(text);
  const words = wordsOf(comparable);
  const plain = wordsOf(comparable.normalize('NFD').replace(/\p{M}/gu, '')).replace(/([aou])e/g, '$1');
  return plain === words ? words : `${words} ${plain}`;
}

/**
 * Whether a text contains a term as the search finds it. A term without letters and digits, such as an emoji, is looked
 * for as it is.
 */
export function containsTerm(text: string, term: string): boolean {
  const words = searchable(term);
  return words === '' ? comparableText(text).includes(comparableText(term)) : searchIndexText(text).includes(words);
}
