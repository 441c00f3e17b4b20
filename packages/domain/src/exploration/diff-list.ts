/** What is to be done with the records of a list, as the PUT calls take it. */
export interface ListDiff<T> {
  create: T[];
  update: T[];
  /** Ids of stored records. */
  delete: number[];
}

/**
 * Splits an edited list (hints, answers, entries, words) for saving (specification 2, part 4): a new item has id 0, a stored one its
 * positive id, and a stored one marked for deletion the negative of it.
 */
export function diffList<T extends { id: number }>(items: readonly T[]): ListDiff<T> {
  return {
    create: items.filter(({ id }) => id === 0),
    update: items.filter(({ id }) => id > 0),
    delete: items.filter(({ id }) => id < 0).map(({ id }) => -id),
  };
}

/**
 * The list after somebody deletes one item of it (specification 2, part 4): a stored item stays as a delete marker, its id negated, a
 * new one is dropped. New items all have id 0, so the item is found by identity.
 */
export function removeItem<T extends { id: number }>(items: readonly T[], item: T): T[] {
  if (item.id === 0) return items.filter((other) => other !== item);
  return items.map((other) => (other === item ? { ...item, id: -Math.abs(item.id) } : other));
}
