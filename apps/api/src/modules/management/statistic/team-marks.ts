import type { DeletedCount } from '@puzzle-runs/domain/battle/team-statistic.ts';
import type { ArrivalRow, DeletedRow, MarkRow } from './standings.repository.ts';

/** When a team solved tasks or bought hints, in milliseconds. */
export interface TeamMarks {
  readonly moments: number[];
  /** By the id of the task or hint. */
  readonly times: Map<number, number>;
  /** Those that were deleted since, counted per hour. */
  readonly deleted: DeletedCount[];
}

export const NO_MARKS: TeamMarks = { moments: [], times: new Map(), deleted: [] };

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
export function marksByTeam(marks: readonly MarkRow[], deleted: readonly DeletedRow[]): Map<number | null, TeamMarks> {
  const teams = new Map<number | null, TeamMarks>();
  const of = (participationId: number) => {
    let team = teams.get(participationId);
    if (!team) teams.set(participationId, (team = { moments: [], times: new Map(), deleted: [] }));
    return team;
  };
  for (const [participationId, contentId, at] of marks) {
    const { moments, times } = of(participationId);
    moments.push(at);
    times.set(contentId, at);
  }
  for (const [participationId, , count, firstAt, lastAt] of deleted)
    of(participationId).deleted.push({ count, firstAt, lastAt });
  for (const { deleted } of teams.values()) deleted.sort((a, b) => a.firstAt - b.firstAt);
  return teams;
}
