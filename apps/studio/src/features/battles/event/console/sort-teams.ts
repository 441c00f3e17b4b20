import type { EventTeam } from '@puzzle-runs/contract/management/event.ts';
import { compareNames } from '@puzzle-runs/domain/compare-names.ts';
import { containsTerm } from '@puzzle-runs/domain/text/search-text.ts';

/** Columns that sort the table; `attention` shows teams that may need help first. */
export const SORTS = ['attention', 'place', 'team', 'last', 'poi', 'tasks', 'points'] as const;
export type TeamSort = (typeof SORTS)[number];

/** Counters above the table, each a filter; those of `NEEDS` show only what is not zero. */
export const STATES = ['all', 'playing', 'finished', 'away'] as const;
export const NEEDS = ['help', 'stuck', 'silent', 'names', 'photos'] as const;
export type TeamFilter = (typeof STATES)[number] | (typeof NEEDS)[number];

/** The name that a registered team wishes, by id of the team. */
export type WaitingNames = ReadonlyMap<number, string>;

/** Whether a team waits for an answer to its call. A call from before it finished no longer counts. */
export function isCalling({ help, finished, last_activity_at: last }: EventTeam): boolean {
  if (help === null) return false;
  return !finished || last === null || Date.parse(help.created_at) > Date.parse(last);
}

const MATCHES: Record<TeamFilter, (team: EventTeam, names: WaitingNames) => boolean> = {
  all: () => true,
  playing: ({ joined_at, state, finished }) => joined_at !== null && state !== 'ended' && !finished,
  finished: ({ finished }) => finished,
  away: ({ joined_at }) => joined_at === null,
  help: isCalling,
  stuck: ({ stuck }) => stuck !== null,
  silent: ({ silent_minutes }) => silent_minutes !== null,
  names: ({ Team }, names) => names.has(Team.id),
  photos: ({ open_reviews }) => open_reviews > 0,
};

/** Number of teams that each filter shows. */
export function countTeams(teams: readonly EventTeam[], names: WaitingNames): Record<TeamFilter, number> {
  return Object.fromEntries(
    [...STATES, ...NEEDS].map((filter) => [filter, teams.filter((team) => MATCHES[filter](team, names)).length]),
  ) as Record<TeamFilter, number>;
}

/** What the button of a team's row does: what the team needs first. */
export type RowNeed = 'help' | 'stuck' | 'name' | 'photos' | null;

/** What a team needs first. One that was contacted is cared for, unless it calls. */
export function needOf(team: EventTeam, wishesName: boolean): RowNeed {
  if (isCalling(team)) return 'help';
  const { contacted_at, stuck, silent_minutes, open_reviews, finished } = team;
  if (!finished && contacted_at === null && (stuck !== null || silent_minutes !== null)) return 'stuck';
  if (wishesName) return 'name';
  return open_reviews > 0 ? 'photos' : null;
}

/** 0 for a team that calls for help, 1 for a stuck one, 2 for a silent one, 3 for a name that waits, 4 for others. */
function urgency(team: EventTeam, names: WaitingNames): number {
  const need = needOf(team, names.has(team.Team.id));
  if (need === 'stuck') return team.stuck === null ? 2 : 1;
  return need === 'help' ? 0 : need === 'name' ? 3 : 4;
}

function lastOf({ last_activity_at, joined_at }: EventTeam): number {
  return Date.parse(last_activity_at ?? joined_at ?? '') || 0;
}

const ORDERS: Record<TeamSort, (a: EventTeam, b: EventTeam, names: WaitingNames) => number> = {
  attention: (a, b, names) => urgency(a, names) - urgency(b, names) || awayLast(a, b) || a.place - b.place,
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
  names: WaitingNames;
}

/** The teams that match search and filter, sorted; equal ones by name. */
export function viewOf(teams: readonly EventTeam[], { search, filter, sort, reverse, names }: View): EventTeam[] {
  const direction = reverse ? -1 : 1;
  return teams
    .filter((team) => MATCHES[filter](team, names) && containsTerm(team.Team.name, search))
    .toSorted((a, b) => direction * ORDERS[sort](a, b, names) || compareNames(a.Team.name, b.Team.name));
}

/** The same teams in an order that they had before, so that no row moves; new ones come last. */
export function inOrder(teams: readonly EventTeam[], before: readonly number[]): EventTeam[] {
  const place = new Map(before.map((id, index) => [id, index]));
  const placeOf = ({ participant_id }: EventTeam) => place.get(participant_id) ?? before.length;
  return teams.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Whole minutes since a team was active last, at a moment in milliseconds; null for a team that has not joined. */
export function minutesSince(team: EventTeam, now: number): number | null {
  const last = lastOf(team);
  return last === 0 ? null : Math.max(Math.floor((now - last) / 60_000), 0);
}
