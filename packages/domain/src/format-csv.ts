import type { Language } from './preferred-language.ts';

export type CsvCell = string | number | null;

/** Excel expects the separator of the computer's region: a semicolon where the comma is the decimal sign. */
const SEPARATOR: Record<Language, string> = { de: ';', en: ',' };

/** Without it Excel does not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Texts that a spreadsheet would run as a formula, including full-width signs and leading characters that some programs
 * skip.
 */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
const NEEDS_QUOTES = /[";,\r\n\t]|^\s|\s$/;

/**
 * Formats rows as CSV (RFC 4180, UTF-8 with byte order mark). A text that could be a formula gets a leading apostrophe
 * (CSV injection: a team's name must not run on the organiser's computer); numbers stay numbers.
 */
export function formatCsv(rows: readonly (readonly CsvCell[])[], language: Language): string {
  const lines = rows.map((row) => row.map(field).join(SEPARATOR[language]));
  return BYTE_ORDER_MARK + lines.map((line) => `${line}\r\n`).join('');
}

function field(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
