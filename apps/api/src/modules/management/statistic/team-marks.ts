import type { ArrivalRow, MarkRow } from './standings.repository.ts';

/** When a team solved tasks or bought hints, in milliseconds. */
export interface TeamMarks {
  /** Includes tasks and hints that were deleted since. */
  readonly moments: number[];
  /** By the id of the task or hint. */
  readonly times: Map<number, number>;
}

export const NO_MARKS: TeamMarks = { moments: [], times: new Map() };

/** Arrivals of a team by the id of the poi; `at` in milliseconds. */
export type TeamArrivals = ReadonlyMap<number, { via: ArrivalRow[2]; at: number }>;

/** Groups arrivals by participation. */
export function arrivalsByTeam(rows: readonly ArrivalRow[]): ReadonlyMap<number | null, TeamArrivals> {
  const byTeam = Map.groupBy(rows, ([participationId]) => participationId);
  return new Map(
    Array.from(byTeam, ([id, of]) => [id, new Map(of.map(([, poiId, via, at]) => [poiId, { via, at }]))] as const),
  );
}

/** Groups marks by participation in one pass: a hundred teams with two hundred tasks are twenty thousand marks. */
export function marksByTeam(marks: readonly MarkRow[]): Map<number | null, TeamMarks> {
  const teams = new Map<number | null, TeamMarks>();
  for (const [participationId, contentId, at] of marks) {
    let team = teams.get(participationId);
    if (!team) teams.set(participationId, (team = { moments: [], times: new Map() }));
    team.moments.push(at);
    if (contentId !== null) team.times.set(contentId, at);
  }
  return teams;
}
