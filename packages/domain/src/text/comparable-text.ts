import { storedText } from './stored-text.ts';

/** Joiners, soft hyphens, variation selectors of emoji, fillers; and what names are stored without. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** Accents that stand alone as apostrophes; NFKC would put them on a space. */
const ALONE = /[´΄᾽᾿῾]/g;

/** Signs and the plain sign that they look like, after NFKC. `″` and two apostrophes are the same. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛‹›′‵`ʹʻʼʽˈˊˋ՚׳ꞌ❛❜❟]/g, "'"],
  [/''|[^\P{Quotation_Mark}']|[ˮ״〃❝❞❠]/gu, '"'],
  [/[\p{Dash}˗⁃➖]/gu, '-'],
  [/[⁄∕]/g, '/'],
  [/ß/g, 'ss'],
  [/ẞ/g, 'SS'],
  [/ς/g, 'σ'],
];

/** White space, and the empty cell of Braille. */
const SPACES = /[\s\u0085\u2800]+/g;

/**
 * Text as it is compared where a quest asks for exact spelling: exact in case only. Two texts that look the same are
 * the same: NFKC, without invisible and control characters, with plain hyphens, apostrophes and quotation marks, `ß` as
 * `ss`, single spaces.
 */
export function comparableTextWithCase(text: string): string {
  const visible = storedText(text.replace(INVISIBLE, '').replace(SPACES, ' ')).replace(ALONE, "'");
  return PLAIN.reduce((plain, [signs, sign]) => plain.replace(signs, sign), visible.normalize('NFKC'))
    .replace(SPACES, ' ')
    .trim();
}

/** Text as it is compared (answers, codes, names): like `comparableTextWithCase`, and ignores case. Idempotent. */
export function comparableText(text: string): string {
  return comparableTextWithCase(foldCase(comparableTextWithCase(text)));
}

/** Capitals first, because `ß`, `ŉ` and `ı` have capitals of other letters. */
function foldCase(text: string): string {
  return text.toUpperCase().toLowerCase();
}
