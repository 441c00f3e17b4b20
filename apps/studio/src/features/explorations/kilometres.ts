const KM = 1_000;

/** Metres of typed kilometres, with decimal point or comma. Null for an empty field, NaN for anything that is not a number. */
export function kilometresIn(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  return /^\d+(\.\d+)?$/.test(text) ? Math.round(Number(text) * KM) : Number.NaN;
}

/** Metres as typed kilometres, with a decimal point. */
export function writtenKilometres(metres: number): string {
  return String(metres / KM);
}
