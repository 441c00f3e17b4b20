import { diffList } from '@puzzle-runs/domain/edit-list.ts';
import { changedValues } from './field-changes.ts';

/** Item of an edited list: id 0 marks a new item, a negated id marks a stored item for deletion. */
export interface EditedItem {
  id: number;
}

/** Changes of a list in the format of the PUT calls. */
export interface ListChange<Item extends EditedItem> {
  create: Omit<Item, 'id'>[];
  /** For stored items only the changed fields. */
  update: (Partial<Item> & EditedItem)[];
  delete: number[];
}

/** Returns the changes of a list; undefined without changes. */
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
