/** What a team has played in its battle. */
export interface PlayedPart {
  /** Id of its participation. */
  id: number;
  /** Whether it has solved, tried or bought anything, or arrived anywhere. */
  hasProgress: boolean;
}

/**
 * Decides which participation is kept when one team is merged into another, and which is dropped: the one with
 * progress, or without any progress that of the team that stays. Null for a team without phones; `both` when both have
 * progress, which cannot be merged.
 */
export function mergedPart(
  from: PlayedPart | null,
  into: PlayedPart | null,
): { kept: number | null; dropped: number | null } | 'both' {
  if (from?.hasProgress && into?.hasProgress) return 'both';
  if (from && (from.hasProgress || !into)) return { kept: from.id, dropped: into?.id ?? null };
  return { kept: into?.id ?? null, dropped: from?.id ?? null };
}
