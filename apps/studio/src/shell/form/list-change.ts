import { diffList } from '@puzzle-runs/domain/exploration/diff-list.ts';
import { changedValues } from './field-changes.ts';

/** Item of an edited list: id 0 is new, the negative of an id marks a stored item for deletion. */
export interface EditedItem {
  id: number;
}

/** An edited list as the PUT calls take it. */
export interface ListChange<Item extends EditedItem> {
  create: Omit<Item, 'id'>[];
  /** Of a stored item only the fields that changed. */
  update: (Partial<Item> & EditedItem)[];
  delete: number[];
}

/** What changed in a list; undefined when nothing did. */
export function listChange<Item extends EditedItem>(
  before: readonly Item[],
  after: readonly Item[],
): ListChange<Item> | undefined {
  const stored = new Map(before.map((item) => [item.id, item]));
  const edit = diffList(after);
  const create = edit.create.map(({ id: _new, ...item }) => item);
  const update = edit.update.flatMap((item) => {
    const changed = changedValues(item, stored.get(item.id) ?? {});
    return changed ? [{ ...changed, id: item.id }] : [];
  });
  if (create.length + update.length + edit.delete.length === 0) return undefined;
  return { create, update, delete: edit.delete };
}
