import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';

interface Missing {
  /** How many more of the named pois are needed. */
  remaining: number;
  pois: readonly number[];
}

/**
 * Names of the pois of a condition that are not done and may still open, in order of play, and how they belong together:
 * all of them are needed, one of them is enough, or (undefined) some.
 */
export function missingSpots({ remaining, pois }: Missing, rows: readonly PlayedPoi[]) {
  const isMissing = (row: PlayedPoi) => (row.unlocked ? !row.done : !row.closed);
  const names = rows.filter((row) => pois.includes(row.id) && isMissing(row)).map(({ name }) => name);
  const joint = remaining >= names.length ? 'conjunction' : remaining === 1 ? 'disjunction' : undefined;
  return { names, joint } as const;
}
