// A fixed locale, so that every server and browser returns the same order.
const NAMES = new Intl.Collator('de', { numeric: true });

/** Natural order of names: `Team 2` before `Team 10`, umlauts beside their vowels. Equal only for the same text. */
export function compareNames(a: string, b: string): number {
  return NAMES.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}
