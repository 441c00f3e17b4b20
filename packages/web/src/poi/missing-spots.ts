/** A poi as its condition needs it; `done` and `closed` as the player's pois have them. */
export interface NamedSpot {
  id: number;
  name: string;
  done?: boolean | undefined;
  closed?: boolean | undefined;
}

interface Missing {
  /** How many more of the named pois are needed. */
  remaining: number;
  pois: readonly number[];
}

/**
 * Names of the pois of a condition that are not done and may still open, in order of play, and how they belong together:
 * all of them are needed, one of them is enough, or (undefined) some.
 */
export function missingSpots({ remaining, pois }: Missing, rows: readonly NamedSpot[]) {
  const names = rows.filter((row) => pois.includes(row.id) && !row.done && !row.closed).map(({ name }) => name);
  const joint = remaining >= names.length ? 'conjunction' : remaining === 1 ? 'disjunction' : undefined;
  return { names, joint } as const;
}
