const DECIMAL = /^[-+]?\d+(\.\d+)?$/;

/** Parses degrees typed with a decimal point or comma. Null for an empty field, NaN for anything that is not a number. */
export function parseDegrees(value: string | number): number | null {
  if (typeof value === 'number') return value;
  const text = value.trim().replace(',', '.').replace('−', '-');
  if (text === '') return null;
  return DECIMAL.test(text) ? Number(text) : Number.NaN;
}
