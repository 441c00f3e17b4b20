import type { RankingEntry } from '@puzzle-runs/contract/progress.ts';

/** The first three, once anybody has earned a point or was given one; before that there is nothing to stand on a podium for. */
export function podiumOf(entries: readonly RankingEntry[]): readonly RankingEntry[] {
  const begun = entries.some(({ Team, adjustedPoints }) => Team.totalEarnedPoints > 0 || adjustedPoints > 0);
  return begun ? entries.slice(0, 3) : [];
}

/** Whether the teams play different runs, so that each has to be named. */
export function hasSeveralExplorations(entries: readonly RankingEntry[]): boolean {
  return new Set(entries.map(({ Exploration }) => Exploration.id)).size > 1;
}
