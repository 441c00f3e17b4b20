import { Problem } from './problem.ts';

/** A partial update of a record; absent and undefined fields stay unchanged. */
export type PartialUpdate<T> = { [K in keyof T]?: T[K] | undefined };

export function omitUndefined<T extends object>(change: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

/**
 * Returns the fields of a change that differ from the stored record; only those are written.
 * @throws Problem `nochange` if no field differs
 */
export function changedFields<T extends object>(stored: T, change: PartialUpdate<T>): Partial<T> {
  const changed = Object.entries(change).filter(
    ([field, value]) => value !== undefined && value !== stored[field as keyof T],
  );
  if (changed.length === 0) throw new Problem('nochange');
  return Object.fromEntries(changed) as Partial<T>;
}
