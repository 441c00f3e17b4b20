import { isObject, isSame } from './field-changes.ts';
import type { EditedItem } from './list-change.ts';

/**
 * My list on top of one that was saved elsewhere meanwhile: once it is saved, mine counts. Items they deleted become new again, items they
 * added are marked for deletion.
 */
export function mergeList<Item extends EditedItem>(mine: readonly Item[], theirs: readonly Item[]): Item[] {
  const known = (id: number) => theirs.some((item) => item.id === id);
  const kept = mine
    .filter(({ id }) => id >= 0 || known(-id))
    .map((item) => (item.id > 0 && !known(item.id) ? { ...item, id: 0 } : item));
  const added = theirs.filter(({ id }) => !mine.some((item) => Math.abs(item.id) === id));
  return [...kept, ...added.map((item) => ({ ...item, id: -item.id }))];
}

function isEditedList(value: unknown): value is EditedItem[] {
  return Array.isArray(value) && value.every((item) => isObject(item) && 'id' in item && typeof item.id === 'number');
}

/** A changed value on top of theirs: an object counts as a whole, for its fields depend on each other (a text and the words of its gaps). */
function mergeValue(mine: unknown, theirs: unknown): unknown {
  if (isEditedList(mine)) return mergeList(mine, isEditedList(theirs) ? theirs : []);
  if (!isObject(mine)) return mine;
  const fields = new Map(Object.entries(isObject(theirs) ? theirs : {}));
  return Object.fromEntries(
    Object.entries(mine).map(([field, value]) => [field, mergeValue(value, fields.get(field))]),
  );
}

/** What I entered on top of what was saved elsewhere meanwhile: fields that I left alone take their values. */
export function mergeValues<Values extends object>(mine: Values, read: Values, theirs: Values): Values {
  const fields = Object.keys(mine) as (keyof Values)[];
  return Object.fromEntries(
    fields.map((field) => [
      field,
      isSame(mine[field], read[field]) ? theirs[field] : mergeValue(mine[field], theirs[field]),
    ]),
  ) as Values;
}
