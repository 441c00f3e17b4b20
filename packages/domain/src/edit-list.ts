import { omitUndefined, type PartialUpdate } from './changed-fields.ts';
import { Problem } from './problem.ts';

/** Changes to a stored list, as PUT calls take them. */
export interface ListEdit<T extends { id: number }> {
  create: readonly Omit<T, 'id'>[];
  update: readonly (PartialUpdate<T> & { id: number })[];
  delete: readonly number[];
}

/**
 * Applies an edit: changed and unchanged items keep their order, new items go to the end.
 * @param newIds returns `count` unused ids
 * @throws Problem `not_found` for an id that is not in the list, `invalid_request` for an id that occurs twice
 */
export function editList<T extends { id: number }>(
  stored: readonly T[],
  edit: ListEdit<T>,
  newIds: (count: number) => readonly number[],
): T[] {
  const named = [...edit.update.map(({ id }) => id), ...edit.delete];
  if (named.some((id) => !stored.some((item) => item.id === id))) throw new Problem('not_found');
  if (new Set(named).size < named.length) throw new Problem('invalid_request');
  const changes = new Map(edit.update.map((change) => [change.id, change]));
  const ids = newIds(edit.create.length);
  return [
    ...stored
      .filter(({ id }) => !edit.delete.includes(id))
      .map((item) => ({ ...item, ...omitUndefined<PartialUpdate<T>>(changes.get(item.id) ?? {}) })),
    ...edit.create.map((item, index) => ({ ...item, id: ids[index] }) as T),
  ];
}

/** Changes to the records of a list, as PUT calls take them. */
export interface ListDiff<T> {
  create: T[];
  update: T[];
  /** Ids of stored records. */
  delete: number[];
}

/**
 * Splits an edited list (hints, answers, entries, words) for saving. A new item has id 0, a stored item its positive
 * id, and a stored item marked for deletion its negative id.
 */
export function diffList<T extends { id: number }>(items: readonly T[]): ListDiff<T> {
  return {
    create: items.filter(({ id }) => id === 0),
    update: items.filter(({ id }) => id > 0),
    delete: items.filter(({ id }) => id < 0).map(({ id }) => -id),
  };
}

/**
 * Returns the list without one item: a stored item stays, with its id negated as deletion mark; a new one is dropped.
 * Compares by identity, because all new items have id 0.
 */
export function removeItem<T extends { id: number }>(items: readonly T[], item: T): T[] {
  if (item.id === 0) return items.filter((other) => other !== item);
  return items.map((other) => (other === item ? { ...item, id: -Math.abs(item.id) } : other));
}

/** Whether the positions are exactly 1…n, each once, in any order. */
export function areContiguousPositions(positions: readonly number[]): boolean {
  const all = new Set(positions);
  return positions.every((_, index) => all.has(index + 1));
}

/**
 * Returns the list with the item at index `from` moved to index `to`. A `to` outside the list means its start or end; a
 * `from` outside it changes nothing.
 */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  if (!(from in items)) return [...items];
  return items.toSpliced(from, 1).toSpliced(Math.max(to, 0), 0, ...items.slice(from, from + 1));
}
