import { isObject, isSame } from './field-changes.ts';
import type { EditedItem } from './list-change.ts';

const isIn = (id: number, items: readonly EditedItem[]) => items.some((item) => Math.abs(item.id) === Math.abs(id));

/** Rebases my items onto theirs: an item that they deleted becomes a new one. */
function keepMine<Item extends EditedItem>(mine: readonly Item[], theirs: readonly Item[]): Item[] {
  return mine
    .filter(({ id }) => id >= 0 || isIn(id, theirs))
    .map((item) => (item.id > 0 && !isIn(item.id, theirs) ? { ...item, id: 0 } : item));
}

const notIn = <Item extends EditedItem>(items: readonly Item[], mine: readonly Item[]) =>
  items.filter(({ id }) => !isIn(id, mine));

function isEditedList(value: unknown): value is EditedItem[] {
  return Array.isArray(value) && value.every((item) => isObject(item) && 'id' in item && typeof item.id === 'number');
}

/**
 * Rebases a changed value. An object is taken as a whole, because its fields depend on each other (a text and the words
 * of its gaps). Items that they added to its lists are therefore marked for deletion.
 */
export function replaceWhole(mine: unknown, theirs: unknown): unknown {
  if (isEditedList(mine)) {
    const others = isEditedList(theirs) ? theirs : [];
    return [...keepMine(mine, others), ...notIn(others, mine).map((item) => ({ ...item, id: -item.id }))];
  }
  if (!isObject(mine)) return mine;
  const fields = new Map(Object.entries(isObject(theirs) ? theirs : {}));
  return Object.fromEntries(
    Object.entries(mine).map(([field, value]) => [field, replaceWhole(value, fields.get(field))]),
  );
}

/** Rebases a changed field. Items of a list do not depend on each other, so items that they added are kept. */
function mergeField(mine: unknown, theirs: unknown): unknown {
  if (isEditedList(mine) && isEditedList(theirs)) return [...keepMine(mine, theirs), ...notIn(theirs, mine)];
  return replaceWhole(mine, theirs);
}

/** Rebases my values onto those saved elsewhere in the meantime. Fields that I did not change take their values. */
export function mergeValues<Values extends object>(mine: Values, read: Values, theirs: Values): Values {
  const fields = Object.keys(mine) as (keyof Values)[];
  return Object.fromEntries(
    fields.map((field) => [
      field,
      isSame(mine[field], read[field]) ? theirs[field] : mergeField(mine[field], theirs[field]),
    ]),
  ) as Values;
}
