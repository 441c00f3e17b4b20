/** Id of the entry before (−1) or after (1) another one; undefined at the ends of the list. */
export function neighbour(ids: readonly number[], id: number, step: 1 | -1): number | undefined {
  const at = ids.indexOf(id);
  return at < 0 ? ids[0] : ids[at + step];
}

/** Id of the entry to review after this one: the next, at the end of the list the one before. */
export function following(ids: readonly number[], id: number): number | undefined {
  return neighbour(ids, id, 1) ?? neighbour(ids, id, -1);
}
