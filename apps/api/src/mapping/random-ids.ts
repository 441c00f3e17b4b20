import { randomInt } from 'node:crypto';

/** Random ids for the items of a task. Sequential ids would reveal the order in which choices were written. */
export function randomIds(count: number, taken: readonly number[] = []): number[] {
  const drawn = new Set<number>();
  while (drawn.size < count) {
    const id = randomInt(1, 2 ** 31);
    if (!taken.includes(id)) drawn.add(id);
  }
  return [...drawn];
}

/** Gives each item of a new list an id. */
export function withRandomIds<T extends object>(items: readonly T[]): (T & { id: number })[] {
  const ids = randomIds(items.length);
  return items.map((item, index) => ({ id: ids[index] ?? 0, ...item }));
}
