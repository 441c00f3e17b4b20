import type { GeoPoint } from '../geo/measure.ts';
import { cutText } from '../text/cut-text.ts';
import { pastedRows, type Separator } from '../text/pasted-rows.ts';
import { storedName } from '../text/stored-text.ts';
import { NAME_MAX } from '../text/text-lengths.ts';
import { parseDegrees, parsePlace } from './parse-place.ts';

/** A spot as a row of a pasted table describes it. */
export interface PastedPoi {
  /** Of its row in the text, from 1. */
  line: number;
  name: string;
  /** Plain text, with line breaks. */
  text: string;
  /** Null without a place, or with one that cannot be read. */
  place: GeoPoint | null;
}

type Column = 'name' | 'text' | 'latitude' | 'longitude' | 'place' | 'number';

const HEADINGS: readonly (readonly [Column, RegExp])[] = [
  ['number', /^(#|nr\.?|no\.?|nummer|number|pos(ition)?\.?)$/i],
  ['name', /^(name|spot|ort|titel|title|station|bezeichnung|punkt)$/i],
  ['text', /^(text|beschreibung|description|info(rmation)?|inhalt)$/i],
  ['latitude', /^(lat(itude)?\.?|breite(ngrad)?|geogr(\.|afische)? ?breite|nord|y)$/i],
  ['longitude', /^(lon(g(itude)?)?\.?|lng|länge(ngrad)?|geogr(\.|afische)? ?länge|ost|x)$/i],
  ['place', /^(koordinaten?|coordinates?|position|gps|karte|link|maps?)$/i],
];

/**
 * Reads spots from a table that was pasted from a spreadsheet or a CSV file: columns for name, text, latitude and
 * longitude, or one with both or with a maps link. A row of headings says which is which; without one, degrees are
 * recognised, and before them come name and text. Degrees have a decimal point or comma.
 */
export function pastedPois(text: string): PastedPoi[] {
  const rows = pastedRows(text.replace(/^\uFEFF?sep=.\r?\n/i, ''), separatorOf(text));
  const headings = rows[0]?.cells.map(headingOf) ?? [];
  const hasHeadings = headings.some(Boolean) && headings.includes('name');
  const table = hasHeadings ? rows.slice(1) : rows;
  const columns = hasHeadings ? headings : undefined;
  const areNumbered = table.length > 1 && table.every(({ cells }, row) => cells[0] === String(row + 1));
  return table.map(({ line, cells }) => {
    const values = columns ?? columnsOf(cells, areNumbered);
    const cell = (column: Column) => cells[values.indexOf(column)] ?? '';
    return { line, name: cutText(storedName(cell('name')), NAME_MAX), text: cell('text'), place: placeOf(cell) };
  });
}

/** Tabs of a spreadsheet; otherwise semicolons, because a comma may be in every number. */
function separatorOf(text: string): Separator {
  if (text.includes('\t')) return '\t';
  return text.includes(';') ? ';' : ',';
}

function headingOf(cell: string): Column | undefined {
  return HEADINGS.find(([, words]) => words.test(cell.replace(/\s*[:(].*$/, '').trim()))?.[0];
}

/** The columns of a row without headings. */
function columnsOf(cells: readonly string[], isNumbered: boolean): (Column | undefined)[] {
  const columns: (Column | undefined)[] = cells.map(() => undefined);
  const place = cells.findIndex((cell, at) => at > 0 && parsePlace(cell) !== null);
  const degrees = cells.findIndex((cell, at) => at > 0 && isDegrees(cell) && isDegrees(cells[at + 1] ?? ''));
  if (isNumbered) columns[0] = 'number';
  if (place > 0) columns[place] = 'place';
  else if (degrees > 0) columns.splice(degrees, 2, 'latitude', 'longitude');
  for (const column of ['name', 'text'] as const) {
    const free = columns.indexOf(undefined);
    if (free >= 0) columns[free] = column;
  }
  return columns;
}

function isDegrees(cell: string): boolean {
  return Number.isFinite(degreesIn(cell)) && /\d/.test(cell);
}

/** Degrees with or without a sign for them or a hemisphere; NaN for other texts. */
function degreesIn(cell: string): number {
  const [, number = '', direction = ''] = /^([-+−]?[\d.,]+)\s*°?\s*([NOEWS]?)$/i.exec(cell.trim()) ?? [];
  const degrees = number === '' ? Number.NaN : (parseDegrees(number) ?? Number.NaN);
  return /[SW]/i.test(direction) ? -degrees : degrees;
}

function placeOf(cell: (column: Column) => string): GeoPoint | null {
  const [latitude, longitude] = [degreesIn(cell('latitude')), degreesIn(cell('longitude'))];
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude };
  return parsePlace(cell('place'));
}
