/** Whether two values that can be written as JSON are equal. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** The fields of `values` that differ from `read`; undefined when none does. */
export function changedValues<Values extends object>(
  values: Values,
  read: Partial<Record<keyof Values, unknown>>,
): Partial<Values> | undefined {
  const changed = Object.entries(values).filter(([field, value]) => !isSame(value, read[field as keyof Values]));
  return changed.length === 0 ? undefined : (Object.fromEntries(changed) as Partial<Values>);
}

/** Only these fields. */
export function pickFields<Values extends object>(values: Values, fields: readonly (keyof Values)[]): Partial<Values> {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Values>;
}

/** Fields by their own names, those of nested objects (`address`) beside the others, as the API names them in refusals. */
export function flatFields(values: object): Record<string, unknown> {
  const nested = Object.values(values).filter((value) => isObject(value));
  return Object.assign({}, values, ...nested) as Record<string, unknown>;
}

/** An object with fields; no list. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
