import type { GeoPoint } from '../geo/measure.ts';

const DECIMAL = /^[-+]?\d+(\.\d+)?$/;

/** Longest text that is read: a shared link with the text around it. */
const TEXT_MAX = 2_000;

const DEGREES = String.raw`([-+]?\d{1,3}(?:\.\d+)?)`;
const PAIR = String.raw`${DEGREES}(?:,|~|\s)\s*\+?${DEGREES}`;

/** Where maps apps write a place into a link, the pin before the view. */
const IN_LINKS: readonly RegExp[] = [
  new RegExp(`!3d${DEGREES}!4d${DEGREES}`),
  new RegExp(`[?&](?:q|query|destination|daddr|coordinate|ll|sll|center|cp)=(?:loc:)?${PAIR}`),
  new RegExp(`[?&]m?lat=${DEGREES}&(?:mlon|lon|lng)=${DEGREES}`),
  new RegExp(`/maps/(?:search|place)/${PAIR}`),
  new RegExp(String.raw`#map=[\d.]+/${DEGREES}/${DEGREES}`),
  new RegExp(`/@${PAIR}`),
  // An address stands in `q` beside `geo:0,0`.
  new RegExp(`^geo:(?!0,0)${PAIR}`),
];

const AMOUNT = String.raw`\d{1,3}(?:[.,]\d+)?`;
const MINUTES = String.raw`(?:(\d{1,2}(?:[.,]\d+)?)\s*['′’]\s*)?`;
const SECONDS = String.raw`(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:"|″|”|'')\s*)?`;

function angle(hemispheres: string): string {
  return String.raw`([${hemispheres}]?)\s*([-+−]?${AMOUNT})\s*°?\s*${MINUTES}${SECONDS}([${hemispheres}]?)`;
}

/** Two angles; between them a comma, a semicolon or a space. */
const TYPED = new RegExp(String.raw`^${angle('NS')}(\s*[,;]\s*|\s+)${angle('EOW')}$`, 'i');

function number(text = '0'): number {
  return Number(text.replace(',', '.').replace('−', '-'));
}

/** Degrees of an angle; NaN for minutes or seconds above 59. */
function degreesOf([before, whole, minutes, seconds, after]: readonly (string | undefined)[]): number {
  const [min, sec] = [number(minutes), number(seconds)];
  if (min >= 60 || sec >= 60) return Number.NaN;
  const size = number(whole) + min / 60 + sec / 3_600;
  return /[SW]/i.test(`${before}${after}`) ? -size : size;
}

function pointOf(latitude: number, longitude: number): GeoPoint | null {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

function typedPlace(text: string): GeoPoint | null {
  const found = TYPED.exec(text);
  if (!found) return null;
  const [separator, rest] = [found[6], text.replaceAll(/[^,]/g, '')];
  // "53,8663" is one number with a decimal comma, not two numbers.
  if (separator === ',' && rest.length === 1 && !text.includes('.')) return null;
  return pointOf(degreesOf(found.slice(1, 6)), degreesOf(found.slice(7, 12)));
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

function linkedPlace(link: string): GeoPoint | null {
  for (const pattern of IN_LINKS) {
    const found = pattern.exec(decoded(link));
    if (found) return pointOf(Number(found[1]), Number(found[2]));
  }
  return null;
}

/**
 * Reads a place from text that was typed or pasted: coordinates in the usual spellings, a `geo:` address, or a link
 * that the maps apps of Google, Apple, OpenStreetMap and others share, also with text around it.
 * @returns null for everything else, such as short links, which hold no coordinates
 */
export function parsePlace(text: string): GeoPoint | null {
  const trimmed = text.slice(0, TEXT_MAX).trim();
  const link = /(?:https?:\/\/|geo:)\S+/i.exec(trimmed)?.[0];
  return link ? linkedPlace(link) : typedPlace(trimmed.replace(/^\((.*)\)$/, '$1').trim());
}

/**
 * Parses degrees typed with a decimal point or comma. Null for an empty field, NaN for anything that is not a number.
 */
export function parseDegrees(value: string | number): number | null {
  if (typeof value === 'number') return value;
  const text = value.trim().replace(',', '.').replace('−', '-');
  if (text === '') return null;
  return DECIMAL.test(text) ? Number(text) : Number.NaN;
}
