import { Problem } from './problem.ts';

/** What of a record may be sent to change it: fields left out stay as they are. */
export type Changes<T> = { [K in keyof T]?: T[K] | undefined };

/** A change without the fields that are undefined, which were not sent. */
export function given<T extends object>(change: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

/**
 * The fields of a change that differ from what is stored (specification 2, part 4: only those are written).
 * @throws `nochange` when none does.
 */
export function changedFields<T extends object>(stored: T, change: Changes<T>): Partial<T> {
  const changed = Object.entries(change).filter(
    ([field, value]) => value !== undefined && value !== stored[field as keyof T],
  );
  if (changed.length === 0) throw new Problem('nochange');
  return Object.fromEntries(changed) as Partial<T>;
}
