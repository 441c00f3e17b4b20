import type { TaskChange } from '@puzzle-runs/contract/management/task.ts';
import { diffList, type ListDiff } from '@puzzle-runs/domain/exploration/diff-list.ts';
import type { Common, Content } from './task.ts';

interface Item {
  id: number;
}

/** The fields of `after` that differ from `before`. */
function changedIn(before: object, after: object): object {
  const old = new Map(Object.entries(before));
  return Object.fromEntries(Object.entries(after).filter(([field, value]) => value !== old.get(field)));
}

function isEmpty(change: object): boolean {
  return Object.keys(change).length === 0;
}

/** What all kinds have in common, as far as it changed; undefined when nothing did (specification 2, part 4: alert `nochange`). */
export function commonChange(before: Common, { name, description, points, attempts }: Common): TaskChange | undefined {
  const change = changedIn(before, { name: name.trim().replace(/\s+/g, ' '), description, points, attempts });
  return isEmpty(change) ? undefined : change;
}

/** An edited list as the PUT calls take it: of what is stored already only the changes. */
function listChange(before: readonly Item[], after: readonly Item[]): ListDiff<object> {
  const stored = new Map(before.map((item) => [item.id, item]));
  const { create, update, delete: removed } = diffList(after);
  return {
    create: create.map(({ id: _id, ...item }) => item),
    update: update
      .map(({ id, ...item }) => ({ id, ...changedIn(stored.get(id) ?? {}, item) }))
      .filter(({ id: _id, ...change }) => !isEmpty(change)),
    delete: removed,
  };
}

/**
 * What belongs to the kind, as far as it changed: single values by name, the items of a list as `create`, `update` and `delete`
 * (specification 2, part 4). Undefined when nothing did.
 */
export function contentChange(before: Content['task'], after: Content['task']): object | undefined {
  const stored = new Map(Object.entries(before));
  const change = Object.entries(after).flatMap(([field, value]): [string, unknown][] => {
    if (!Array.isArray(value)) return value === stored.get(field) ? [] : [[field, value]];
    return Object.entries(listChange(stored.get(field) ?? [], value)).filter(([, items]) => items.length > 0);
  });
  return change.length > 0 ? Object.fromEntries(change) : undefined;
}
