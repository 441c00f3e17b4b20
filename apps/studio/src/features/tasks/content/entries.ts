import { removeItem } from '@puzzle-runs/domain/exploration/diff-list.ts';
import { moveItem } from '@puzzle-runs/domain/exploration/list-positions.ts';

interface Item {
  id: number;
}

interface Placed extends Item {
  position: number;
}

/** Items that are shown: all but the delete markers. */
export function shown<T extends Item>(items: readonly T[]): T[] {
  return items.filter(({ id }) => id >= 0);
}

/** The list with the delete markers at its end, so that the place of an item on the screen is its place in the list. */
function inOrder<T extends Item>(items: readonly T[]): T[] {
  return [...shown(items), ...items.filter(({ id }) => id < 0)];
}

/** The list with one more item. */
export function added<T extends Item>(items: readonly T[], item: T): T[] {
  return inOrder([...items, item]);
}

/** The list without the item at a place, counted from 0; a stored one stays as a delete marker. */
export function removedAt<T extends Item>(items: readonly T[], place: number): T[] {
  const item = shown(items)[place];
  return item ? inOrder(removeItem(items, item)) : [...items];
}

/** The list with the item at a place changed. */
export function changedAt<T extends Item>(items: readonly T[], place: number, change: Partial<T>): T[] {
  const item = shown(items)[place];
  return items.map((other) => (other === item ? { ...item, ...change } : other));
}

/** The list with the item at `from` moved to `to`. */
export function movedTo<T extends Item>(items: readonly T[], from: number, to: number): T[] {
  return moveItem(items, from, to);
}

/** The list with the positions 1…n of what is shown. */
export function numbered<T extends Placed>(items: readonly T[]): T[] {
  return inOrder(items).map((item, place) => (item.id < 0 ? item : { ...item, position: place + 1 }));
}
