/** Changes to the records of a list, as PUT calls take them. */
export interface ListDiff<T> {
  create: T[];
  update: T[];
  /** Ids of stored records. */
  delete: number[];
}

/**
 * Splits an edited list (hints, answers, entries, words) for saving. A new item has id 0, a stored item its positive id, and a stored
 * item marked for deletion its negative id.
 */
export function diffList<T extends { id: number }>(items: readonly T[]): ListDiff<T> {
  return {
    create: items.filter(({ id }) => id === 0),
    update: items.filter(({ id }) => id > 0),
    delete: items.filter(({ id }) => id < 0).map(({ id }) => -id),
  };
}

/**
 * Returns the list without one item: a stored item stays, with its id negated as deletion mark; a new one is dropped. Compares by
 * identity, because all new items have id 0.
 */
export function removeItem<T extends { id: number }>(items: readonly T[], item: T): T[] {
  if (item.id === 0) return items.filter((other) => other !== item);
  return items.map((other) => (other === item ? { ...item, id: -Math.abs(item.id) } : other));
}
