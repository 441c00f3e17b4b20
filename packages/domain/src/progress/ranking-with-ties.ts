import { compareNames } from '../compare-names.ts';
import { netPoints } from './points.ts';

/** The figures that decide a team's place. */
export interface RankableTeam {
  name: string;
  earned: number;
  spent: number;
  /** Points given by an organiser; negative if taken. */
  adjusted: number;
  /** When the team solved its last task, in milliseconds; null if it has not solved any. */
  lastSolvedAt: number | null;
}

/**
 * Sorts teams and adds their places, best first: more net points, then the earlier last solved task, then fewer points spent. Teams
 * equal in all three tie: they share a place, the next place is skipped (1, 1, 3), and they are listed by name.
 */
export function rankTeams<E extends RankableTeam>(entries: readonly E[]): (E & { place: number })[] {
  const sorted = entries.toSorted((a, b) => compare(a, b) || compareNames(a.name, b.name));
  let place = 1;
  return sorted.map((entry, index) => {
    const before = sorted[index - 1];
    if (before && compare(before, entry) !== 0) place = index + 1;
    return { ...entry, place };
  });
}

function compare(a: RankableTeam, b: RankableTeam): number {
  return (
    netPoints(b.earned, b.spent, b.adjusted) - netPoints(a.earned, a.spent, a.adjusted) ||
    ascending(a.lastSolvedAt ?? Number.POSITIVE_INFINITY, b.lastSolvedAt ?? Number.POSITIVE_INFINITY) ||
    a.spent - b.spent
  );
}

function ascending(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
