/** A row of a pasted table or list. */
export interface PastedRow {
  /** Number of its first line in the text, from 1. */
  line: number;
  cells: string[];
}

export type Separator = '\t' | '|' | ';' | ',';

/**
 * A spreadsheet writes a line break in a cell as it is, between quotation marks. More lines are a quotation mark that
 * was forgotten.
 */
const LINES_IN_A_CELL = 4;

/**
 * A quoted cell from its start; a quotation mark inside it is doubled. Ends before a separator or at the end of the
 * line.
 */
const QUOTED = /^[^\S\t\r\n]*"((?:[^"]|"")*)"[^\S\t\r\n]*(?=[\t|;,\r\n]|$)/;

/**
 * Splits a pasted text into rows of trimmed cells, as spreadsheets and CSV files write them. A cell in quotation marks
 * may contain separators, line breaks and doubled quotation marks; a quotation mark without its pair is a character
 * like others. Blank rows and empty cells at the end of a row are left out.
 */
export function pastedRows(text: string, separator: Separator | undefined): PastedRow[] {
  const rows: PastedRow[] = [];
  let [line, cells]: [number, string[]] = [1, []];
  let row = line;
  let rest = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

  function endRow(): void {
    while (cells.at(-1) === '') cells.pop();
    if (cells.length > 0) rows.push({ line: row, cells });
    cells = [];
  }

  const plain = separator === undefined ? /^[^\n]*/ : new RegExp(`^[^\\n${separator}]*`);
  for (;;) {
    const quoted = quotedCell(rest, separator);
    const taken = quoted?.taken ?? plain.exec(rest)?.[0] ?? '';
    cells.push((quoted?.cell ?? taken).trim());
    line += taken.split('\n').length - 1;
    const end = rest[taken.length];
    rest = rest.slice(taken.length + 1);
    if (end === separator && end !== undefined) continue;
    endRow();
    if (end === undefined) return rows;
    line += 1;
    row = line;
  }
}

/** The quoted cell with which a text starts: its content, and what it takes of the text. */
function quotedCell(text: string, separator: Separator | undefined): { cell: string; taken: string } | undefined {
  const [taken, cell] = QUOTED.exec(text) ?? [];
  if (taken === undefined || cell === undefined || cell.split('\n').length > LINES_IN_A_CELL) return undefined;
  const next = text[taken.length];
  if (next !== undefined && next !== '\n' && next !== separator) return undefined;
  return { cell: cell.replaceAll('""', '"'), taken };
}
