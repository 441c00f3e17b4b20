import type { TaskValues } from './task.ts';
import { contentChange } from './task-changes.ts';

interface Item {
  id: number;
}

/**
 * My list on top of one that somebody else saved meanwhile: saved once more, mine counts. What they deleted is new again, what they
 * added is deleted.
 */
export function rebasedList<T extends Item>(mine: readonly T[], theirs: readonly T[]): T[] {
  const known = (id: number) => theirs.some((item) => item.id === id);
  const kept = mine
    .filter(({ id }) => id >= 0 || known(-id))
    .map((item) => (item.id > 0 && !known(item.id) ? { ...item, id: 0 } : item));
  const added = theirs.filter(({ id }) => !mine.some((item) => Math.abs(item.id) === id));
  return [...kept, ...added.map((item) => ({ ...item, id: -item.id }))];
}

function rebasedContent(mine: object, theirs: object): object {
  const fields = new Map(Object.entries(theirs));
  return Object.fromEntries(
    Object.entries(mine).map(([field, value]) => [
      field,
      Array.isArray(value) ? rebasedList(value, fields.get(field) ?? []) : value,
    ]),
  );
}

/** What I wrote, on top of what somebody else saved meanwhile: what I left alone becomes theirs. */
export function rebased(mine: TaskValues, read: TaskValues, theirs: TaskValues): TaskValues {
  const changed = (field: 'name' | 'description' | 'points' | 'attempts') => mine[field] !== read[field];
  const task = contentChange(read.task, mine.task) ? rebasedContent(mine.task, theirs.task) : theirs.task;
  return {
    name: changed('name') ? mine.name : theirs.name,
    description: changed('description') ? mine.description : theirs.description,
    points: changed('points') ? mine.points : theirs.points,
    attempts: changed('attempts') ? mine.attempts : theirs.attempts,
    task_type: theirs.task_type,
    task,
  } as TaskValues; // the kind of a stored task never changes
}
