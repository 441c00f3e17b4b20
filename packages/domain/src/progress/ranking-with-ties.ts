import { compareNames } from '../compare-names.ts';
import { netOf } from '../game/standing.ts';

/** The figures that decide a team's place. */
export interface RankableTeam {
  name: string;
  earned: number;
  spent: number;
  /** Points given by an organiser; negative if taken. */
  adjusted: number;
  /**
   * By the rule of the battle, when the team sent its last solution that brought points, or how long it has played
   * until then; milliseconds, null without one.
   */
  tieBreak: number | null;
  /** Reachable points of the team's exploration. */
  pointsToEarn: number;
}

/** What decides between teams with equal points: who came first by the clock, or who has played for a shorter time. */
export const TIE_RULES = ['last_solution', 'playing_time'] as const;
export type TieRule = (typeof TIE_RULES)[number];

/**
 * Sorts teams and adds their places, best first: more net points (`byShare`: a larger share of the reachable points),
 * then the smaller `tieBreak`, then fewer points spent. Teams equal in all three share a place, the next place is
 * skipped (1, 1, 3), and they are listed by name. `tied`: another team has as many points (or the same share), so the
 * time decides.
 */
export function rankTeams<E extends RankableTeam>(
  entries: readonly E[],
  { byShare = false }: { byShare?: boolean } = {},
): (E & { place: number; tied: boolean })[] {
  const compareScore = byShare ? compareShares : comparePoints;
  const compare = (a: RankableTeam, b: RankableTeam) => compareScore(a, b) || compareTies(a, b);
  const sorted = entries.toSorted((a, b) => compare(a, b) || compareNames(a.name, b.name));
  let place = 1;
  return sorted.map((entry, index) => {
    const before = sorted[index - 1];
    if (before && compare(before, entry) !== 0) place = index + 1;
    const tied = [before, sorted[index + 1]].some((other) => other && compareScore(other, entry) === 0);
    return { ...entry, place, tied };
  });
}

function comparePoints(a: RankableTeam, b: RankableTeam): number {
  return netOf(b) - netOf(a);
}

/**
 * Compares two fractions exactly: a/b with c/d as a*d with c*b. The products may exceed what a number holds exactly.
 */
function compareShares(a: RankableTeam, b: RankableTeam): number {
  const [{ net, total }, other] = [shareOf(a), shareOf(b)];
  const [left, right] = [net * other.total, other.net * total];
  return left > right ? -1 : left < right ? 1 : 0;
}

/** An exploration without points gives every team the share 0. */
function shareOf(team: RankableTeam): { net: bigint; total: bigint } {
  if (team.pointsToEarn <= 0) return { net: 0n, total: 1n };
  return { net: BigInt(netOf(team)), total: BigInt(team.pointsToEarn) };
}

function compareTies(a: RankableTeam, b: RankableTeam): number {
  return ascending(a.tieBreak ?? Number.POSITIVE_INFINITY, b.tieBreak ?? Number.POSITIVE_INFINITY) || a.spent - b.spent;
}

function ascending(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
