import type { JoinedPois, RankingEntry } from '@puzzle-runs/contract/progress.ts';

/** Whether an entry is the player's own team: a battle may run over several explorations, a team plays in one of them. */
export function isOwn(entry: RankingEntry, { team, exploration }: Pick<JoinedPois, 'team' | 'exploration'>): boolean {
  return entry.Team.id === team?.id && entry.Exploration.id === exploration.id;
}

/** The first three, once anybody has earned a point; before that there is nothing to stand on a podium for. */
export function podiumOf(entries: readonly RankingEntry[]): readonly RankingEntry[] {
  return entries.some(({ Team }) => Team.totalEarnedPoints > 0) ? entries.slice(0, 3) : [];
}

/** Whether the teams play different runs, so that each has to be named. */
export function hasSeveralRuns(entries: readonly RankingEntry[]): boolean {
  return new Set(entries.map(({ Exploration }) => Exploration.id)).size > 1;
}
