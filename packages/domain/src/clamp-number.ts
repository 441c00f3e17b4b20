import { readWholeNumber } from './read-whole-number.ts';

/** Largest value of points, costs, prerequisites, number answers and attempts. */
export const NUMBER_MAX = 100_000;
export const ATTEMPTS_MIN = 1;

/**
 * Turns typed or sent input into a whole number from 0 to NUMBER_MAX: drops sign, leading zeros and decimals; larger
 * numbers become NUMBER_MAX; text without a digit becomes 0. A text is read as people write numbers
 * (`readWholeNumber`): '1.478' is 1478, 1.478 is 1.
 */
export function clampNumber(value: string | number): number {
  const number = typeof value === 'number' ? value : (readWholeNumber(value) ?? 0);
  return Number.isNaN(number) ? 0 : Math.min(Math.trunc(Math.abs(number)), NUMBER_MAX);
}

/** Whether a whole number can be read from the input: it is one, is empty (0, as specified), or has a digit. */
export function isNumberInput(value: string | number): boolean {
  return typeof value === 'number' || value.trim() === '' || readWholeNumber(value) !== null;
}

/** Clamps the attempts of a task to at least 1. Null means unlimited; a form has no null and sends the text 'null'. */
export function clampAttempts(value: string | number | null): number | null {
  if (value === null || value === 'null') return null;
  return Math.max(clampNumber(value), ATTEMPTS_MIN);
}
