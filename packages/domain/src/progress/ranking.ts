import { netPoints } from './points.ts';

/** What decides a team's place. */
export interface RankedEntry {
  name: string;
  earned: number;
  spent: number;
  /** Points an organiser gave, or took when negative. */
  adjusted: number;
  /** When it solved its last quest, in milliseconds; null when it has not solved any. */
  lastSolvedAt: number | null;
}

/**
 * The entries from first to last, each with its place (specification 1, part 2): more net points, then the earlier last solved quest,
 * then fewer points spent. Entries equal in all three share a place, the next place is left out (1, 1, 3), and names order them.
 */
export function rankingOf<E extends RankedEntry>(entries: readonly E[]): (E & { place: number })[] {
  const sorted = entries.toSorted((a, b) => compare(a, b) || ascending(a.name, b.name));
  let place = 1;
  return sorted.map((entry, index) => {
    const before = sorted[index - 1];
    if (before && compare(before, entry) !== 0) place = index + 1;
    return { ...entry, place };
  });
}

function compare(a: RankedEntry, b: RankedEntry): number {
  return (
    netPoints(b.earned, b.spent, b.adjusted) - netPoints(a.earned, a.spent, a.adjusted) ||
    ascending(a.lastSolvedAt ?? Number.POSITIVE_INFINITY, b.lastSolvedAt ?? Number.POSITIVE_INFINITY) ||
    a.spent - b.spent
  );
}

/** Without a locale, so that every server and browser gives the same order. */
function ascending<V extends string | number>(a: V, b: V): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
