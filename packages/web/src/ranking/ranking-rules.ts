import type { RankingEntry } from '@puzzle-runs/contract/play/ranking.ts';

/** The first three teams that have joined, once a team has earned or been given a point; empty before that. */
export function podiumOf(entries: readonly RankingEntry[]): readonly RankingEntry[] {
  const begun = entries.some(({ Team, adjustedPoints }) => Team.totalEarnedPoints > 0 || adjustedPoints > 0);
  return begun ? entries.filter(({ joined }) => joined).slice(0, 3) : [];
}

/** Whether teams play different explorations, so that each row has to name its exploration. */
export function hasSeveralExplorations(entries: readonly RankingEntry[]): boolean {
  return new Set(entries.map(({ Exploration }) => Exploration.id)).size > 1;
}
