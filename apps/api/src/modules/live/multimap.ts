/** Multimap: sets of items by numeric key; empty sets are removed. */
export function multimap<T>() {
  const byKey = new Map<number, Set<T>>();
  return {
    of: (key: number): ReadonlySet<T> | undefined => byKey.get(key),
    /** Ignores the key null. */
    add(key: number | null, item: T): void {
      if (key === null) return;
      const group = byKey.get(key) ?? new Set();
      group.add(item);
      byKey.set(key, group);
    },
    remove(key: number | null, item: T): void {
      const group = key === null ? undefined : byKey.get(key);
      group?.delete(item);
      if (key !== null && group?.size === 0) byKey.delete(key);
    },
  };
}
