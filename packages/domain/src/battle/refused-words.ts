import { comparableText } from '../text/comparable-text.ts';
import { REFUSED_PARTS, REFUSED_WORDS } from './refused-word-list.ts';

const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** As texts are compared, without accents. */
function fold(text: string): string {
  return comparableText(text).normalize('NFD').replace(/\p{M}/gu, '');
}

/** Digits and signs that stand for letters, in a word that has letters. */
function withLetters(word: string): string {
  return /[a-z]/.test(word) ? word.replace(/[013457@$]/g, (sign) => LETTERS[sign] ?? sign) : word;
}

/** The words of a name; letters that stand alone in a row are one word: `f u c k`. */
function wordsOf(folded: string): string[] {
  const words = folded.split(/[^\p{L}\p{N}@$]+/u).filter(Boolean);
  const spelled =
    folded.match(/(?<![\p{L}\p{N}])(?:[\p{L}\p{N}@$][^\p{L}\p{N}@$]+){2,}[\p{L}\p{N}@$](?![\p{L}\p{N}])/gu) ?? [];
  return [...words, ...spelled.map((letters) => letters.replace(/[^\p{L}\p{N}@$]/gu, ''))];
}

/** `fuuuck` and `fuck` become equal; so do doubled letters, in the list as in the name. */
function squeeze(word: string): string {
  return word.replace(/(.)\1{2,}/gu, '$1');
}

/**
 * Whether a team's name contains a German or English word that the product refuses. The list is short, because the
 * organiser's approval is the real check. Ignores case, accents, digits used as letters, and spaces between letters.
 */
export function isRefusedName(name: string): boolean {
  const words = wordsOf(fold(name)).map(withLetters);
  const whole = words.join('');
  if (whole.includes('siegheil') || whole.includes('heilhitler')) return true;
  return [...words, ...words.map(squeeze)].some(
    (word) => REFUSED_WORDS.has(word) || REFUSED_PARTS.some((part) => word.includes(part)),
  );
}
