import type { EventTeam } from '@puzzle-runs/contract/management/event.ts';
import { expect, test } from 'vitest';
import { countTeams, minutesSince, type TeamFilter, type TeamSort, viewOf } from './sort-teams.ts';

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
    state: 'open',
    joined_at: '2026-05-01T10:00:00.000Z',
    finished: false,
    phones: 1,
    last_activity_at: null,
    Poi: null,
    silent_minutes: null,
    stuck: null,
    Task: null,
    contacted_at: null,
    help: null,
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

function namesBy(view: { search?: string; filter?: TeamFilter; sort?: TeamSort; reverse?: boolean }): string[] {
  const shown = viewOf(teams, { search: '', filter: 'all', sort: 'team', reverse: false, ...view });
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
  const shown = viewOf(tied, { search: '', filter: 'all', sort: 'points', reverse: false });
  expect(shown.map(({ Team }) => Team.name)).toEqual(['Füchse', 'Adler']);
});

test('sorts the other way round, and finds teams by a part of their name', () => {
  expect(namesBy({ reverse: true })[0]).toBe('Hasen');
  expect(namesBy({ search: ' fü ' })).toEqual(['Füchse']);
  expect(namesBy({ search: 'x' })).toEqual([]);
});

test('a contacted team no longer needs attention', () => {
  const contacted = { ...team('Hasen', { stuck: 'tries' }), contacted_at: '2026-05-01T10:30:00.000Z' };
  const shown = viewOf([contacted, team('Adler')], { search: '', filter: 'all', sort: 'attention', reverse: false });
  expect(shown[0]?.Team.name).toBe('Adler');
});

test('a team that calls for help comes first, also a contacted one', () => {
  const calling = team('Igel', { help: { id: 1, state: 'read' }, contacted_at: '2026-05-01T10:30:00.000Z' });
  const order = { search: '', filter: 'all', sort: 'attention', reverse: false } as const;
  expect(viewOf([...teams, calling], order)[0]?.Team.name).toBe('Igel');
  expect(countTeams([...teams, calling])).toMatchObject({ help: 1 });
});

test('counts and shows the teams of each filter', () => {
  expect(countTeams(teams)).toEqual({ all: 5, playing: 4, away: 1, help: 0, stuck: 1, silent: 1 });
  expect(namesBy({ filter: 'away' })).toEqual(['Biber']);
});

test('counts no team as playing after its end, but one with extra minutes', () => {
  const ended = teams.map((each) => ({ ...each, state: 'ended' as const }));
  expect(countTeams(ended)).toMatchObject({ all: 5, playing: 0, away: 1 });
  expect(countTeams([...ended, team('Igel', { extra_minutes: 10 })])).toMatchObject({ playing: 1 });
});

test('counts whole minutes since the last activity, or since the team joined', () => {
  const now = Date.parse('2026-05-01T10:35:30.000Z');
  expect(minutesSince(team('a', { last_activity_at: '2026-05-01T10:30:00.000Z' }), now)).toBe(5);
  expect(minutesSince(team('a'), now)).toBe(35);
  expect(minutesSince(team('a', { joined_at: null }), now)).toBeNull();
});
