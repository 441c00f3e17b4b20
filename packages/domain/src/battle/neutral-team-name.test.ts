import { expect, test } from 'vitest';
import { isNeutralTeamName, neutralTeamName, nextTeamNumber } from './registration.ts';

test.each(['Team 7', 'team-7', ' TEAM  07 ', 'Team 7!', 'Team７', neutralTeamName(12)])(
  'takes %j for a neutral name',
  (name) => {
    expect(isNeutralTeamName(name)).toBe(true);
  },
);

test.each(['Team Sieben', 'Die 7', 'Team 7b', 'Team 7 🦊', 'Die Füchse'])('takes %j for a chosen name', (name) => {
  expect(isNeutralTeamName(name)).toBe(false);
});

test.each([
  [[], 1],
  [['füchse'], 1],
  [['team-1', 'füchse', 'team-9'], 10],
])('the number after %j is %i', (slugs, number) => {
  expect(nextTeamNumber(slugs)).toBe(number);
});
