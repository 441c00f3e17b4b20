import { isBlank } from './blank.ts';
import { cutText } from './cut-text.ts';
import { pastedRows } from './pasted-rows.ts';
import { ANSWER_MAX } from './text-lengths.ts';

const BULLETS = '•·▪▫◦‣⁃∙●○■□❖➢➤✓✔☐\uF076\uF0A7\uF0B7\uF0D8\uF0FC';
const BULLET = new RegExp(`^[${BULLETS}]\\s*`, 'u');
/** A bullet or number in front of its text, with the tab that Word puts between them. */
const MARK_CELL = new RegExp(`^([${BULLETS}o–—*+-]|\\(?(\\d{1,3}|[a-zA-Z])[.)])$`, 'u');
const NUMBER = /^\(?(\d{1,3})[.)]\s+/;
/** Fewer lines may be dates: `1. Mai`, `2. Juni`. */
const NUMBERED_MIN = 3;

/**
 * The lines and table cells of a text that was pasted from a text program or a spreadsheet, without bullets and running
 * numbers, each cut to the length of an answer; blank ones are left out. A cell in quotation marks loses them, and its
 * line breaks become spaces.
 */
export function pastedLines(text: string): string[] {
  const rows = pastedRows(text.replace(/[\v\u2028\u2029]/g, '\n'), '\t').map(({ cells }) => withoutMark(cells));
  const lines = withoutColumnOfNumbers(rows)
    .flat()
    .map((cell) => cell.replaceAll(/\s*\n\s*/g, ' ').replace(BULLET, ''));
  return withoutNumbers(lines.filter((line) => !isBlank(line))).map((line) => cutText(line, ANSWER_MAX).trim());
}

function withoutMark(cells: readonly string[]): string[] {
  return cells.length > 1 && MARK_CELL.test(cells[0] ?? '') ? cells.slice(1) : [...cells];
}

function withoutColumnOfNumbers(rows: readonly string[][]): readonly string[][] {
  const isNumbered = rows.length > 1 && rows.every((cells, row) => cells.length > 1 && cells[0] === String(row + 1));
  return isNumbered ? rows.map((cells) => cells.slice(1)) : rows;
}

/** Without the numbers of lines that count from 1; what they stand before has to differ. */
function withoutNumbers(lines: readonly string[]): readonly string[] {
  if (lines.length < NUMBERED_MIN) return lines;
  const texts = lines.flatMap((line, index) => {
    const [mark = '', number] = NUMBER.exec(line) ?? [];
    return Number(number) === index + 1 ? [line.slice(mark.length)] : [];
  });
  return new Set(texts).size === lines.length ? texts : lines;
}
