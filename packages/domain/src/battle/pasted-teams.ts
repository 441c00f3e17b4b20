import { storedName } from '../text/stored-text.ts';
import { type PastedRow, pastedRows, type Separator } from './pasted-rows.ts';

/** A team as a row of a pasted list names it. */
export interface PastedTeam {
  line: number;
  name: string;
  code: string | null;
}

/** Words above the column of names; the most exact first: beside a column of teams, one of classes or persons says something else. */
const NAME_HEADINGS = [
  /^(teams?|team[ -]?names?|gruppen?|gruppen[ -]?namen?|groups?|group[ -]?names?|mannschaft(en)?):?$/i,
  /^(names?|namen):?$/i,
  /^(klassen?|class(es)?):?$/i,
];
const CODE_HEADINGS =
  /^((team|gruppen|group|zugangs|access)?[ -]?codes?|codew[oö]rt(er)?|codewords?|kürzel|kennw[oö]rt(er)?|schlüssel(wort|wörter)?|pass(wort|wörter|words?)?|pins?):?$/i;
const NUMBER_HEADINGS = /^(#|nr\.?|no\.?|nummer|number|lfd\.? ?nr\.?|pos\.?|platz|id):?$/i;

const BULLET = /^[•·▪▫◦‣⁃∙●○■□❖➢➤✓✔☐–—*+\-\uF076\uF0A7\uF0B7\uF0D8\uF0FC](?=\s|$)\s*/u;
const NUMBER_WITH_SIGN = /^\(?\d{1,3}[.:)]+\s*/;
const NUMBER = /^\(?(\d{1,3})(?:[.:)]+(?=\s|$|\p{L})|(?=\s|$))\s*/u;

/** Letters in capitals and digits without a space: a code rather than a name. */
const LOOKS_LIKE_CODE = /^(?=.*\d)[\p{Lu}\d][\p{Lu}\d_-]*$|^[\p{Lu}\d]{4,}$/u;

/**
 * Reads teams from what people paste: columns of a spreadsheet, a CSV file with semicolons or commas, or a list with numbers and bullets in
 * front. A row of headings says which columns are name and code; without one they are the first two. Several names in one line are
 * several teams.
 */
export function pastedTeams(text: string): PastedTeam[] {
  const { rows, separator } = separated(text);
  const [first, ...others] = rows;
  const columns = first && headedColumns(first.cells);
  if (columns && first.cells.length > 1) {
    return others.map(({ line, cells }) => teamOf(line, [cells[columns.name], cells[columns.code]]));
  }
  const plain = withoutMarks(columns ? others : rows);
  if (isListOfNames(plain, separator)) {
    return plain.flatMap(({ line, cells }) => cells.filter(Boolean).map((name) => teamOf(line, [name])));
  }
  return plain.map(({ line, cells: [name, ...code] }) => {
    return teamOf(line, [name, separator === ';' ? code.join(';') : code[0]]);
  });
}

function teamOf(line: number, [name = '', code = '']: (string | undefined)[]): PastedTeam {
  return { line, name: storedName(name), code: storedName(code) || null };
}

/** The rows by the separator that the text uses: a tab before a semicolon, and a comma only where it separates. */
function separated(text: string): { rows: PastedRow[]; separator: Separator | undefined } {
  const list = text.replace(/^\uFEFF?sep=.\r?\n/i, '\n'); // Excel's own first line
  for (const separator of ['\t', ';', ','] as const) {
    const rows = pastedRows(list, separator);
    const split = rows.filter(({ cells }) => cells.length > 1);
    // A comma in few lines belongs to the names.
    if (split.length > (separator === ',' ? rows.length / 2 : 0)) return { rows, separator };
  }
  return { rows: pastedRows(list.replace(/[^\S\n]*[,;][,;\s]*?$/gm, ''), undefined), separator: undefined };
}

/**
 * The columns of name and code; undefined for a row without headings. The code's is -1 without a heading. A heading of codes makes the row one
 * of headings, and one of names does unless a code stands beside it.
 */
function headedColumns(cells: readonly string[]): { name: number; code: number } | undefined {
  const code = cells.findIndex((cell) => CODE_HEADINGS.test(cell));
  const [known] = NAME_HEADINGS.map((words) => cells.findIndex((cell) => words.test(cell))).filter((at) => at >= 0);
  const name = known ?? cells.findIndex((cell, at) => cell !== '' && at !== code && !NUMBER_HEADINGS.test(cell));
  if (name < 0 || (known === undefined && code < 0)) return undefined;
  return code >= 0 || !cells.some((cell) => LOOKS_LIKE_CODE.test(cell)) ? { name, code } : undefined;
}

/**
 * Drops bullets, and numbers that count up from 1: `1. FC Köln` alone keeps its number, and so do names that are not told apart without.
 * A number without a sign behind it is only dropped if each line has one.
 */
function withoutMarks(rows: readonly PastedRow[]): PastedRow[] {
  const bare = rows.map(({ line, cells }) => ({ line, cells: withoutFirst(cells, BULLET) }));
  const isIndented = bare.every(({ cells }) => cells.length > 1 && cells[0] === '');
  const flush = isIndented ? bare.map(({ line, cells }) => ({ line, cells: cells.slice(1) })) : bare;
  const numbers = flush.flatMap(({ cells: [first = ''] }) => NUMBER.exec(first)?.[1] ?? []).map(Number);
  if (numbers.length < 2 || numbers.some((number, index) => number !== index + 1)) return flush;
  const mark = numbers.length === flush.length ? NUMBER : NUMBER_WITH_SIGN;
  const named = flush.map(({ line, cells }) => ({ line, cells: withoutFirst(withoutFirst(cells, mark), BULLET) }));
  const isOne = new Set(named.map(({ cells: [name] }) => name)).size === 1;
  return isOne ? flush : named;
}

/** Removes a mark from the first cell; a cell that is nothing else goes with it. */
function withoutFirst(cells: readonly string[], mark: RegExp): string[] {
  const [first = '', ...others] = cells;
  const rest = first.replace(mark, '');
  return rest === '' && first !== '' && others.length > 0 ? others : [rest, ...others];
}

/** Whether the cells of each row are names beside each other, not a name and its code. */
function isListOfNames(rows: readonly PastedRow[], separator: Separator | undefined): boolean {
  if (separator === ',') {
    return !rows.every(
      ({ cells: [, code = '', ...more] }) => more.length === 0 && (code === '' || LOOKS_LIKE_CODE.test(code)),
    );
  }
  const [only, another] = rows;
  return separator === ';' && another === undefined && (only?.cells.length ?? 0) > 2;
}
