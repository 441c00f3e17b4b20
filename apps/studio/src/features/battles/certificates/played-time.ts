interface Played {
  joinedAt: string | null;
  /** When the last task was solved. */
  lastSolvedAt: string | null;
  /** Start of the battle. */
  startsAt: string | null;
}

/**
 * Hours and minutes from the start, or from joining later, to the last solved task; null for a team that solved none.
 */
export function playedTime({ joinedAt, lastSolvedAt, startsAt }: Played): { hours: number; minutes: number } | null {
  if (joinedAt === null || lastSolvedAt === null) return null;
  const from = Math.max(Date.parse(joinedAt), startsAt === null ? 0 : Date.parse(startsAt));
  const minutes = Math.max(Math.round((Date.parse(lastSolvedAt) - from) / 60_000), 1);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
