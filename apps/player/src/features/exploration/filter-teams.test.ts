import { expect, test } from 'vitest';
import { filterTeams } from './filter-teams.ts';

const teams = [{ name: 'Rote Füchse' }, { name: 'Team 17' }, { name: 'Team 7' }];

test.each([
  ['', teams],
  ['  füCHSE ', [teams[0]]],
  ['team  7', [teams[2]]],
  ['7', [teams[1], teams[2]]],
  ['Dachse', []],
])('%j finds teams whose name contains it', (typed, matches) => {
  expect(filterTeams(teams, typed)).toEqual(matches);
});
