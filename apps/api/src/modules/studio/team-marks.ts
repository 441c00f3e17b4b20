import type { MarkRow } from './standings.repository.ts';

/** When a team solved quests, or paid for hints. */
export interface TeamMarks {
  /** Milliseconds; also of what was deleted since. */
  readonly moments: number[];
  /** ISO 8601, by the id of the quest or hint. */
  readonly times: Map<number, string>;
}

export const NO_MARKS: TeamMarks = { moments: [], times: new Map() };

/** Marks by participation, in one pass: a hundred teams with two hundred quests are twenty thousand of them. */
export function marksByTeam(marks: readonly MarkRow[]): Map<number | null, TeamMarks> {
  const teams = new Map<number | null, TeamMarks>();
  for (const { participationId, contentId, at } of marks) {
    let team = teams.get(participationId);
    if (!team) teams.set(participationId, (team = { moments: [], times: new Map() }));
    team.moments.push(at.getTime());
    if (contentId !== null) team.times.set(contentId, at.toISOString());
  }
  return teams;
}
