import { moveItem, removeItem } from '@puzzle-runs/domain/edit-list.ts';

interface Item {
  id: number;
}

interface Placed extends Item {
  position: number;
}

/** Visible items: all except delete markers, which have negative ids. */
export function shown<T extends Item>(items: readonly T[]): T[] {
  return items.filter(({ id }) => id >= 0);
}

/** Moves the delete markers to the end, so that the place of an item on the screen is its index in the list. */
function inOrder<T extends Item>(items: readonly T[]): T[] {
  return [...shown(items), ...items.filter(({ id }) => id < 0)];
}

export function added<T extends Item>(items: readonly T[], item: T): T[] {
  return inOrder([...items, item]);
}

/** Removes the item at a place, counted from 0. A stored item stays in the list as a delete marker. */
export function removedAt<T extends Item>(items: readonly T[], place: number): T[] {
  const item = shown(items)[place];
  return item ? inOrder(removeItem(items, item)) : [...items];
}

export function changedAt<T extends Item>(items: readonly T[], place: number, change: Partial<T>): T[] {
  const item = shown(items)[place];
  return items.map((other) => (other === item ? { ...item, ...change } : other));
}

export function movedTo<T extends Item>(items: readonly T[], from: number, to: number): T[] {
  return moveItem(items, from, to);
}

/** Numbers the visible items from 1 to n. */
export function numbered<T extends Placed>(items: readonly T[]): T[] {
  return inOrder(items).map((item, place) => (item.id < 0 ? item : { ...item, position: place + 1 }));
}
