import { type PastedRow, pastedRows, type Separator } from '../text/pasted-rows.ts';
import { storedName } from '../text/stored-text.ts';

/** A team as a row of a pasted list names it. */
export interface PastedTeam {
  line: number;
  name: string;
  code: string | null;
}

/**
 * Words above the column of names; the most exact first: beside a column of teams, one of classes or persons says
 * something else.
 */
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
/** The same where classes and ages may stand, too: `(5B)`, `(U18)`. */
const SURE_CODE = /^[\p{Lu}\d]{4,}$/u;

/**
 * What stands behind a name in its own cell: in brackets, or behind a separator that the list does not use elsewhere.
 */
const IN_BRACKETS = /^(.*\S)\s*[([]\s*([^()[\]]+?)\s*[)\]]$/su;
const BEHIND_SEPARATOR = /^(.*\S)\s*[|;,]\s*([^|;,]+)$/su;

/** A line below headings, or around a table: `|---|:-:|`, `+-----+`. */
const RULER = /^(?=.*-)(?=.*(?:[|+]|---))[^\S\r\n]*[|+:=-][|+:=\-\t ]*$/gmu;
const JIRA_HEADINGS = /^[^\S\r\n]*\|\|.*/gm;
const OUTER_LINE = /^[^\S\r\n]*\|/gm;
/** Lines of a frame as programs draw it in a terminal. */
const FRAME_SIDE = /[│┃║]/g;
const FRAME_LINE = /[\u2500-\u257F]/g;
/** The last line of a table that `psql` prints. */
const ROW_COUNT = /\n\(\d+ (?:rows?|Zeilen?)\)\s*$/;
const EXCEL_SEPARATOR = /^\uFEFF?sep=.\r?\n/i;

/**
 * Reads teams from what people paste: columns of a spreadsheet, a CSV file with semicolons or commas, a table of
 * Markdown, or a list with numbers and bullets in front. A row of headings says which columns are name and code;
 * without one they are the first two. Several names in one line are several teams. A code may also stand in brackets
 * behind its name.
 */
export function pastedTeams(text: string): PastedTeam[] {
  const { rows, separator } = separated(text);
  const teams = namedTeams(rows, separator).map(({ line, name, code }) => {
    return { line, name: storedName(name), code: storedName(code) || null };
  });
  return withCodesBehind(teams, separator);
}

interface NamedTeam {
  line: number;
  name: string;
  code: string;
}

function namedTeams(rows: readonly PastedRow[], separator: Separator | undefined): NamedTeam[] {
  const [first, ...others] = rows;
  const columns = first && headedColumns(first.cells);
  if (columns && first.cells.length > 1) {
    return others.map(({ line, cells }) => {
      const [name = '', code = ''] = [cells[columns.name], cells[columns.code]];
      const isOther = cells.length === 1 && codeBehind(cells[0] ?? '', LOOKS_LIKE_CODE); // a row with another separator
      return { line, name, code, ...isOther };
    });
  }
  const plain = withoutMarks(columns || isHeadingOfBoth(first) ? others : rows);
  if (isListOfNames(plain, separator)) {
    return plain.flatMap(({ line, cells }) => cells.filter(Boolean).map((name) => ({ line, name, code: '' })));
  }
  return plain.map(({ line, cells: [name = '', ...code] }) => {
    return { line, name, code: (separator === ';' ? code.join(';') : code[0]) ?? '' };
  });
}

/** Whether a row is one heading for name and code: `Team (Code)`. */
function isHeadingOfBoth(row: PastedRow | undefined): boolean {
  const [only = '', ...more] = row?.cells ?? [];
  const [, name = '', code = ''] = IN_BRACKETS.exec(only) ?? [];
  return more.length === 0 && CODE_HEADINGS.test(code) && NAME_HEADINGS.some((words) => words.test(name));
}

/** Takes codes out of names, unless two teams are told apart only by what stands behind their names. */
function withCodesBehind(teams: readonly PastedTeam[], separator: Separator | undefined): PastedTeam[] {
  const behind = teams.filter(({ name, code }) => code === null && codeBehind(name, LOOKS_LIKE_CODE));
  const isMixed = separator !== undefined || behind.length > teams.length / 2;
  const split = teams.map((team) => {
    const found = team.code === null ? codeBehind(team.name, isMixed ? LOOKS_LIKE_CODE : SURE_CODE) : undefined;
    return { ...team, ...found };
  });
  return namesIn(split) < namesIn(teams) ? [...teams] : split;
}

function codeBehind(cell: string, behindSeparator: RegExp): { name: string; code: string } | undefined {
  for (const [place, code] of [
    [IN_BRACKETS, SURE_CODE],
    [BEHIND_SEPARATOR, behindSeparator],
  ] as const) {
    const [, name, found] = place.exec(cell) ?? [];
    if (name !== undefined && found !== undefined && code.test(found)) return { name, code: found };
  }
  return undefined;
}

function namesIn(teams: readonly PastedTeam[]): number {
  return new Set(teams.map(({ name }) => name)).size;
}

/**
 * The rows by the separator that the text uses: a tab before others, and a comma or vertical line only where it
 * separates.
 */
function separated(pasted: string): { rows: PastedRow[]; separator: Separator | undefined } {
  const text = pasted.replace(FRAME_SIDE, '|').replace(FRAME_LINE, '-');
  const list = text
    .replace(EXCEL_SEPARATOR, '\n')
    .replace(ROW_COUNT, '')
    .replace(RULER, '')
    .replace(JIRA_HEADINGS, (line) => line.replaceAll('||', '|'))
    .replace(OUTER_LINE, '');
  const isDrawn = text.search(RULER) >= 0 || text.search(OUTER_LINE) >= 0;
  for (const separator of ['\t', '|', ';', ','] as const) {
    const rows = pastedRows(list, separator);
    const split = rows.filter(({ cells }) => cells.length > 1);
    // In few lines it belongs to the names, unless lines are drawn around the cells.
    const isRare = separator === ',' || (separator === '|' && !isDrawn);
    if (split.length > (isRare ? rows.length / 2 : 0)) return { rows, separator };
  }
  return {
    rows: pastedRows(list.replace(/(?<![^\S\n])[^\S\n]*[|,;][|,;\s]*?$/gm, ''), undefined),
    separator: undefined,
  };
}

/**
 * The columns of name and code; undefined for a row without headings. The code's is -1 without a heading. A heading of
 * codes makes the row one of headings, and one of names does unless a code stands beside it.
 */
function headedColumns(cells: readonly string[]): { name: number; code: number } | undefined {
  const code = cells.findIndex((cell) => CODE_HEADINGS.test(cell));
  const [known] = NAME_HEADINGS.map((words) => cells.findIndex((cell) => words.test(cell))).filter((at) => at >= 0);
  const name = known ?? cells.findIndex((cell, at) => cell !== '' && at !== code && !NUMBER_HEADINGS.test(cell));
  if (name < 0 || (known === undefined && code < 0)) return undefined;
  return code >= 0 || !cells.some((cell) => LOOKS_LIKE_CODE.test(cell)) ? { name, code } : undefined;
}

/**
 * Drops bullets, and numbers that count up from 1: `1. FC Köln` alone keeps its number, and so do names that are not
 * told apart without. A number without a sign behind it is only dropped if each line has one.
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
  const isColumns = separator === ';' || separator === '|';
  return isColumns && another === undefined && (only?.cells.length ?? 0) > 2;
}
