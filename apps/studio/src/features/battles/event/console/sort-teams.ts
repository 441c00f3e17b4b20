import type { EventTeam } from '@puzzle-runs/contract/management/event.ts';
import { compareNames } from '@puzzle-runs/domain/compare-names.ts';
import { containsTerm } from '@puzzle-runs/domain/text/search-text.ts';

/** Columns that sort the table; `attention` shows teams that may need help first. */
export const SORTS = ['attention', 'place', 'team', 'last', 'poi', 'tasks', 'points'] as const;
export type TeamSort = (typeof SORTS)[number];

export const FILTERS = ['all', 'playing', 'away', 'help', 'stuck', 'silent'] as const;
export type TeamFilter = (typeof FILTERS)[number];

const MATCHES: Record<TeamFilter, (team: EventTeam) => boolean> = {
  all: () => true,
  playing: ({ joined_at, state }) => joined_at !== null && state !== 'ended',
  away: ({ joined_at }) => joined_at === null,
  help: ({ help }) => help !== null,
  stuck: ({ stuck }) => stuck !== null,
  silent: ({ silent_minutes }) => silent_minutes !== null,
};

/** Number of teams that each filter shows. */
export function countTeams(teams: readonly EventTeam[]): Record<TeamFilter, number> {
  return Object.fromEntries(FILTERS.map((filter) => [filter, teams.filter(MATCHES[filter]).length])) as Record<
    TeamFilter,
    number
  >;
}

/**
 * 0 for a team that calls for help, 1 for a stuck one, 2 for a silent one, 3 for all others, including contacted teams.
 */
function urgency({ help, stuck, silent_minutes, contacted_at }: EventTeam): number {
  if (help !== null) return 0;
  if (contacted_at !== null) return 3;
  return stuck !== null ? 1 : silent_minutes !== null ? 2 : 3;
}

function lastOf({ last_activity_at, joined_at }: EventTeam): number {
  return Date.parse(last_activity_at ?? joined_at ?? '') || 0;
}

const ORDERS: Record<TeamSort, (a: EventTeam, b: EventTeam) => number> = {
  attention: (a, b) => urgency(a) - urgency(b) || awayLast(a, b) || a.place - b.place,
  place: (a, b) => awayLast(a, b) || a.place - b.place,
  team: (a, b) => compareNames(a.Team.name, b.Team.name),
  last: (a, b) => awayLast(a, b) || lastOf(a) - lastOf(b),
  poi: (a, b) => compareNames(a.Poi?.name ?? '', b.Poi?.name ?? ''),
  tasks: (a, b) => b.tasks_completed - a.tasks_completed,
  points: (a, b) => b.netPoints - a.netPoints || a.place - b.place,
};

/** Teams that have not joined have no place yet. */
function awayLast(a: EventTeam, b: EventTeam): number {
  return Number(a.joined_at === null) - Number(b.joined_at === null);
}

interface View {
  search: string;
  filter: TeamFilter;
  sort: TeamSort;
  reverse: boolean;
}

/** The teams that match search and filter, sorted; equal ones by name. */
export function viewOf(teams: readonly EventTeam[], { search, filter, sort, reverse }: View): EventTeam[] {
  const order = ORDERS[sort];
  return teams
    .filter((team) => MATCHES[filter](team) && containsTerm(team.Team.name, search))
    .toSorted((a, b) => (reverse ? -order(a, b) : order(a, b)) || compareNames(a.Team.name, b.Team.name));
}

/** Whole minutes since a team was active last, at a moment in milliseconds; null for a team that has not joined. */
export function minutesSince(team: EventTeam, now: number): number | null {
  const last = lastOf(team);
  return last === 0 ? null : Math.max(Math.floor((now - last) / 60_000), 0);
}
