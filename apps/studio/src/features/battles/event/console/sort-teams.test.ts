import type { EventTeam } from '@puzzle-runs/contract/management/event.ts';
import { expect, test } from 'vitest';
import { countTeams, inOrder, minutesSince, needOf, type TeamFilter, type TeamSort, viewOf } from './sort-teams.ts';

function team(name: string, over: Partial<EventTeam> = {}): EventTeam {
  return {
    participant_id: 1,
    Team: { id: 1, name, slug: name, image: null },
    Exploration: { id: 1, name: 'Altstadt', slug: 'altstadt' },
    place: 1,
    netPoints: 0,
    adjustedPoints: 0,
    tasks_completed: 0,
    total_tasks: 5,
    extra_minutes: 0,
    starts_at: null,
    ends_at: null,
    state: 'open',
    joined_at: '2026-05-01T10:00:00.000Z',
    finished: false,
    phones: 1,
    last_activity_at: null,
    Poi: null,
    NextPoi: null,
    silent_minutes: null,
    stuck: null,
    Task: null,
    contacted_at: null,
    help: null,
    open_reviews: 0,
    ...over,
  };
}

const teams = [
  team('Adler', { place: 2, netPoints: 20, tasks_completed: 2, last_activity_at: '2026-05-01T10:30:00.000Z' }),
  team('Biber', { place: 4, joined_at: null, phones: 0 }),
  team('Dachse', { place: 3, netPoints: 10, silent_minutes: 12, Poi: { id: 1, name: 'Turm' } }),
  team('Füchse', { place: 1, netPoints: 30, tasks_completed: 3, Poi: { id: 2, name: 'Brücke' } }),
  team('Hasen', { place: 3, netPoints: 10, stuck: 'tries' }),
];

const NO_NAMES = new Map<number, string>();
const CALL = { id: 1, state: 'read', text: 'Tür ist zu', created_at: '2026-05-01T10:20:00.000Z' } as const;

function namesBy(view: { search?: string; filter?: TeamFilter; sort?: TeamSort; reverse?: boolean }): string[] {
  const shown = viewOf(teams, { search: '', filter: 'all', sort: 'team', reverse: false, names: NO_NAMES, ...view });
  return shown.map(({ Team }) => Team.name);
}

test.each<{ sort: TeamSort; first: string; last: string }>([
  { sort: 'attention', first: 'Hasen', last: 'Biber' },
  { sort: 'place', first: 'Füchse', last: 'Biber' },
  { sort: 'team', first: 'Adler', last: 'Hasen' },
  { sort: 'last', first: 'Dachse', last: 'Biber' },
  { sort: 'tasks', first: 'Füchse', last: 'Hasen' },
  { sort: 'points', first: 'Füchse', last: 'Biber' },
])('sorted by $sort the table begins with $first and ends with $last', ({ sort, first, last }) => {
  const names = namesBy({ sort });
  expect([names[0], names.at(-1)]).toEqual([first, last]);
});

test('teams with equal points are sorted by their place', () => {
  const tied = [team('Adler', { place: 2, netPoints: 10 }), team('Füchse', { place: 1, netPoints: 10 })];
  const shown = viewOf(tied, { search: '', filter: 'all', sort: 'points', reverse: false, names: NO_NAMES });
  expect(shown.map(({ Team }) => Team.name)).toEqual(['Füchse', 'Adler']);
});

test('sorts the other way round, and finds teams by a part of their name', () => {
  expect(namesBy({ reverse: true })[0]).toBe('Hasen');
  expect(namesBy({ search: ' fü ' })).toEqual(['Füchse']);
  expect(namesBy({ search: 'x' })).toEqual([]);
});

const ATTENTION = { search: '', filter: 'all', sort: 'attention', reverse: false, names: NO_NAMES } as const;

test('a contacted team no longer needs attention', () => {
  const contacted = { ...team('Hasen', { stuck: 'tries' }), contacted_at: '2026-05-01T10:30:00.000Z' };
  expect(viewOf([contacted, team('Adler')], ATTENTION)[0]?.Team.name).toBe('Adler');
});

test('a team that calls for help comes first, also a contacted one', () => {
  const calling = team('Igel', { help: CALL, contacted_at: '2026-05-01T10:30:00.000Z' });
  expect(viewOf([...teams, calling], ATTENTION)[0]?.Team.name).toBe('Igel');
  expect(countTeams([...teams, calling], NO_NAMES)).toMatchObject({ help: 1 });
});

test.each([
  ['before it finished needs no attention', '2026-05-01T10:30:00.000Z', { first: 'Adler', help: 0 }],
  ['after it finished comes first', '2026-05-01T10:10:00.000Z', { first: 'Igel', help: 1 }],
])('a team that called for help %s', (_, last_activity_at, { first, help }) => {
  const finished = team('Igel', { place: 2, finished: true, help: CALL, last_activity_at });
  expect(viewOf([finished, team('Adler')], ATTENTION)[0]?.Team.name).toBe(first);
  expect(countTeams([finished], NO_NAMES)).toMatchObject({ help });
});

test('the button of a row does what the team needs first', () => {
  const needs = [
    needOf(team('a', { help: CALL, stuck: 'time', open_reviews: 1 }), true),
    needOf(team('a', { stuck: 'time', open_reviews: 1 }), true),
    needOf(team('a', { silent_minutes: 12 }), false),
    needOf(team('a', { silent_minutes: 12, contacted_at: '2026-05-01T10:30:00.000Z', open_reviews: 1 }), true),
    needOf(team('a', { open_reviews: 1 }), false),
    needOf(team('a'), false),
  ];
  expect(needs).toEqual(['help', 'stuck', 'stuck', 'name', 'photos', null]);
});

test('counts and shows the teams of each filter', () => {
  const names = new Map([[7, 'Die Luchse']]);
  const named = team('Team 7', { Team: { id: 7, name: 'Team 7', slug: 'team-7', image: null }, open_reviews: 2 });
  const done = team('Igel', { finished: true });
  const counts = { all: 7, playing: 5, finished: 1, away: 1, help: 0, stuck: 1, silent: 1, names: 1, photos: 1 };
  expect(countTeams([...teams, named, done], names)).toEqual(counts);
  expect(namesBy({ filter: 'away' })).toEqual(['Biber']);
});

test('counts no team as playing after its end, but one with extra minutes', () => {
  const ended = teams.map((each) => ({ ...each, state: 'ended' as const }));
  expect(countTeams(ended, NO_NAMES)).toMatchObject({ all: 5, playing: 0, away: 1 });
  expect(countTeams([...ended, team('Igel', { extra_minutes: 10 })], NO_NAMES)).toMatchObject({ playing: 1 });
});

test('no row moves while the order is kept: only new teams come, at the end', () => {
  const [adler, biber, dachse] = ['Adler', 'Biber', 'Dachse'].map((name, id) => team(name, { participant_id: id }));
  const kept = inOrder(
    [biber, dachse, adler].filter((each) => each !== undefined),
    [0, 1],
  );
  expect(kept.map(({ Team }) => Team.name)).toEqual(['Adler', 'Biber', 'Dachse']);
});

test('counts whole minutes since the last activity, or since the team joined', () => {
  const now = Date.parse('2026-05-01T10:35:30.000Z');
  expect(minutesSince(team('a', { last_activity_at: '2026-05-01T10:30:00.000Z' }), now)).toBe(5);
  expect(minutesSince(team('a'), now)).toBe(35);
  expect(minutesSince(team('a', { joined_at: null }), now)).toBeNull();
});
