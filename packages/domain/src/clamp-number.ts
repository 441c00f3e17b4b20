import { ATTEMPTS_MIN, NUMBER_MAX } from './limits.ts';

/** Optional sign (typographic minus included) and the leading whole number of a text. */
const LEADING_NUMBER = /^\s*[-−+]?\s*([0-9]+)/;

/**
 * Turns typed or sent input into a whole number from 0 to NUMBER_MAX: drops sign, leading zeros and decimals; larger numbers become
 * NUMBER_MAX; text without a leading number becomes 0. '1e5' is 1.
 */
export function clampNumber(value: string | number): number {
  const number = typeof value === 'number' ? value : Number(LEADING_NUMBER.exec(value)?.[1] ?? 0);
  return Number.isNaN(number) ? 0 : Math.min(Math.trunc(Math.abs(number)), NUMBER_MAX);
}

/** Clamps the attempts of a task to at least 1. Null means unlimited; a form has no null and sends the text 'null'. */
export function clampAttempts(value: string | number | null): number | null {
  if (value === null || value === 'null') return null;
  return Math.max(clampNumber(value), ATTEMPTS_MIN);
}
