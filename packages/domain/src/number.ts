import { ATTEMPTS_MIN, NUMBER_MAX } from './limits.ts';

/** A sign (also the typographic minus) before the first whole number of a text. */
const LEADING_NUMBER = /^\s*[-−+]?\s*([0-9]+)/;

/**
 * What a person typed, as a whole number from 0 to NUMBER_MAX (specification 1, part 5; specification 2, part 5): leading zeros
 * and decimals are dropped, a negative number loses its sign, a larger one becomes the largest, and what does not begin with a
 * number is 0. Of '1e5' the leading number counts: 1.
 */
export function clampNumber(value: string | number): number {
  const number = typeof value === 'number' ? value : Number(LEADING_NUMBER.exec(value)?.[1] ?? 0);
  return Number.isNaN(number) ? 0 : Math.min(Math.trunc(Math.abs(number)), NUMBER_MAX);
}

/**
 * The attempts of a quest as they are typed or sent: at least one, empty becomes one, null is unlimited (specification 2, part 5).
 * A form has no null and sends its name.
 */
export function clampAttempts(value: string | number | null): number | null {
  if (value === null || value === 'null') return null;
  return Math.max(clampNumber(value), ATTEMPTS_MIN);
}
