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
