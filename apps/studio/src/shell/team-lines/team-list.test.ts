import { expect, test } from 'vitest';
import { NO_TEAMS, readTeams, withText } from './team-list.ts';

test('teams without a code get one by default, which stays while the list is edited', () => {
  const list = withText(NO_TEAMS, 'Falken; WOLKE7\nAdler');
  const [falcons, eagles] = readTeams(list).teams;
  expect(falcons).toMatchObject({ name: 'Falken', code: 'WOLKE7' });
  expect(eagles?.code).toMatch(/^\w{6}$/);
  const longer = withText(list, 'Luchse\nAdler');
  expect(readTeams(longer).teams).toMatchObject([{ name: 'Luchse' }, { name: 'Adler', code: eagles?.code }]);
  expect(readTeams(longer).teams[0]?.code).not.toBe(eagles?.code);
});

test('without the tick only codes of the list count', () => {
  const list = { ...withText(NO_TEAMS, 'Falken; WOLKE7\nAdler'), coded: false };
  expect(readTeams(list).teams.map(({ code }) => code)).toEqual(['WOLKE7', null]);
});
