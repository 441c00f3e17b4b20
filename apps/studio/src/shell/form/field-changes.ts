/** Whether two JSON values are equal. The order of fields does not count: a field that was missing is entered last. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder);
}

/** Sorts the fields of an object. */
function inOrder(_field: string, value: unknown): unknown {
  return isObject(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value;
}

/** Returns the fields of `values` that differ from `read`; undefined when all are equal. */
export function changedValues<Values extends object>(
  values: Values,
  read: Partial<Record<keyof Values, unknown>>,
): Partial<Values> | undefined {
  const changed = Object.entries(values).filter(([field, value]) => !isSame(value, read[field as keyof Values]));
  return changed.length === 0 ? undefined : (Object.fromEntries(changed) as Partial<Values>);
}

export function pickFields<Values extends object>(values: Values, fields: readonly (keyof Values)[]): Partial<Values> {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Values>;
}

/** Flattens the fields of nested objects (`address`) next to the others, as the API names them in problems. */
export function flatFields(values: object): Record<string, unknown> {
  const nested = Object.values(values).filter((value) => isObject(value));
  return Object.assign({}, values, ...nested) as Record<string, unknown>;
}

/** Whether a value is an object and not an array. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
