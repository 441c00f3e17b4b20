/** What two responses have in common although nothing has happened: not the clock. */
export function withoutClock(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, item) => (key === 'now' ? undefined : item)) ?? 'null');
}

/** Paths at which two values differ. */
export function differences(one: unknown, other: unknown, path = ''): string[] {
  if (Object.is(one, other)) return [];
  const isNested = [one, other].every((value) => typeof value === 'object' && value !== null);
  if (!isNested) return [`${path}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`];
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].flatMap((key) => differences(left[key], right[key], `${path}/${key}`));
}
