/**
 * Marks that fonts draw above, below and through a letter. Spacing marks, as in Burmese, and variation selectors do not
 * stack.
 */
const STACKING = /(?!\p{Default_Ignorable_Code_Point})[\p{Mn}\p{Me}]/u;
const STACKED_MAX = 3;

/** Marks behind a letter; fonts also stack those behind invisible characters. */
const MARKS = /[\p{M}\p{Default_Ignorable_Code_Point}]{4,}/gu;

/** Control characters without tab and line feed. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;

/** Overrides, embeddings and isolates: they turn the text behind them, too. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Formatting characters without ZWNJ and ZWJ, which scripts and emoji need. */
const FORMATS = /[^\P{Cf}\u200C\u200D]/gu;

/** White space; the byte order mark is a formatting character here. NEL is a line break of old programs. */
const SPACES = /[^\S\uFEFF]|\u0085/g;

/**
 * Text of several lines as it is stored (descriptions, answers, messages): NFC, `\n` as line break, no other control
 * characters, nothing that turns the text around it, at most three marks on a letter. Lengths are counted afterwards.
 * Idempotent; does not trim.
 */
export function storedText(text: string): string {
  const lines = text.replace(/\r\n?|[\v\f\u0085]/g, '\n');
  return limitMarks(lines.replace(CONTROLS, '').replace(DIRECTIONS, ''));
}

/**
 * One line as it is stored (names, codes): like `storedText`, trimmed, single spaces, and no formatting characters but
 * ZWNJ and ZWJ.
 */
export function storedName(text: string): string {
  const line = text
    .replace(SPACES, ' ')
    .replace(FORMATS, '')
    .replace(/\p{Cc}/gu, '');
  return limitMarks(line).trim().replace(/ +/g, ' ');
}

/** NFC with at most three stacked marks on a letter. Counted in NFD, where `ế` has two. */
function limitMarks(text: string): string {
  return text.normalize('NFD').replace(MARKS, firstMarks).normalize('NFC');
}

function firstMarks(run: string): string {
  let stacked = 0;
  return Array.from(run, (sign) => {
    if (STACKING.test(sign)) stacked += 1;
    return STACKING.test(sign) && stacked > STACKED_MAX ? '' : sign;
  }).join('');
}
