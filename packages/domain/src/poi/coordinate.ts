const DECIMAL = /^[-+]?\d+(\.\d+)?$/;

/**
 * Degrees as a person types them: a comma counts as the dot (specification 2, part 5). Null for an empty field, NaN for what is no
 * number.
 */
export function degreesOf(value: string | number): number | null {
  if (typeof value === 'number') return value;
  const text = value.trim().replace(',', '.').replace('−', '-');
  if (text === '') return null;
  return DECIMAL.test(text) ? Number(text) : Number.NaN;
}
