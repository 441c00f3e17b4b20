/** Whether the positions are exactly 1…n, each once, in any order (specification 2, part 4: otherwise nothing is saved). */
export function arePositions(positions: readonly number[]): boolean {
  const all = new Set(positions);
  return positions.every((_, index) => all.has(index + 1));
}

/**
 * The list with the item at `from` (counted from 0) moved to `to`, as dragging and the up and down buttons do. A `to` beyond an end
 * means that end; a `from` where nothing is moves nothing.
 */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  if (!(from in items)) return [...items];
  return items.toSpliced(from, 1).toSpliced(Math.max(to, 0), 0, ...items.slice(from, from + 1));
}
