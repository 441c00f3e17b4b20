import type { Language } from './site/language.ts';

export type Cell = string | number | null;

/** Excel takes the separator from the region of the computer: a semicolon where the comma is the decimal sign. */
const SEPARATOR: Record<Language, string> = { de: ';', en: ',' };

/** Without it Excel reads umlauts as something else. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would take for a formula, also in full width, and what some readers skip before it. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
const NEEDS_QUOTES = /[";,\r\n\t]|^\s|\s$/;

/**
 * A table as a CSV file of RFC 4180, in UTF-8 for spreadsheets. A text that could be a formula gets an apostrophe in front, so
 * that a team's name runs nothing on the organiser's computer; numbers stay numbers.
 */
export function csvOf(rows: readonly (readonly Cell[])[], language: Language): string {
  const lines = rows.map((row) => row.map(field).join(SEPARATOR[language]));
  return BYTE_ORDER_MARK + lines.map((line) => `${line}\r\n`).join('');
}

function field(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
