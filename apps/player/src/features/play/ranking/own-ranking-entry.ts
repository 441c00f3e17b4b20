import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { RankingEntry } from '@puzzle-runs/contract/play/ranking.ts';

/**
 * Whether an entry is the player's own team; a battle may include several explorations, and a team plays one of them.
 */
export function isOwnTeam(
  entry: RankingEntry,
  { team, exploration }: Pick<JoinedPois, 'team' | 'exploration'>,
): boolean {
  return entry.Team.id === team?.id && entry.Exploration.id === exploration.id;
}
