/** Whether the positions are exactly 1…n, each once, in any order. */
export function areContiguousPositions(positions: readonly number[]): boolean {
  const all = new Set(positions);
  return positions.every((_, index) => all.has(index + 1));
}

/**
 * Returns the list with the item at index `from` moved to index `to`. A `to` outside the list means its start or end; a `from` outside
 * it changes nothing.
 */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  if (!(from in items)) return [...items];
  return items.toSpliced(from, 1).toSpliced(Math.max(to, 0), 0, ...items.slice(from, from + 1));
}
