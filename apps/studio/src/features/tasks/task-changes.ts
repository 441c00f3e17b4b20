import type { TaskChange } from '@puzzle-runs/contract/management/task.ts';
import { changedValues } from '#shell/form/field-changes.ts';
import { listChange } from '#shell/form/list-change.ts';
import type { Common, Content } from './task-values.ts';

/** Changed fields that all kinds share; undefined if nothing changed. */
export function commonChange(before: Common, after: Common): TaskChange | undefined {
  const { description, points, attempts, explanation, explain_after_attempts } = after;
  const name = after.name.trim().replace(/\s+/g, ' ');
  return changedValues({ name, description, points, attempts, explanation, explain_after_attempts }, before);
}

/**
 * Changed content of a kind: single values by field name, list items as `create`, `update` and `delete`.
 * Undefined if nothing changed.
 */
export function contentChange(before: Content['task'], after: Content['task']): object | undefined {
  const stored = new Map(Object.entries(before));
  const change = Object.entries(after).flatMap(([field, value]): [string, unknown][] => {
    if (!Array.isArray(value)) return value === stored.get(field) ? [] : [[field, value]];
    return Object.entries(listChange(stored.get(field) ?? [], value) ?? {}).filter(([, items]) => items.length > 0);
  });
  return change.length > 0 ? Object.fromEntries(change) : undefined;
}
