import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { openRegistration } from '#testing/registering.ts';
import { follow, listening } from '#testing/servers/event-stream.ts';
import { testApp } from '#testing/test-app.ts';

const soon = { timeout: 10_000, interval: 10 };
const NAME = 'Mitternachtsrudel';

/** A team whose name waits, and everything that others can read: other teams, visitors, spectators of the board. */
async function waitingTeam() {
  const opened = await testApp();
  const event = await openRegistration(opened);
  const team = await event.register(NAME);
  const { id, slug } = event.battle;
  done(await event.client.managedBattles.showBoard({ params: { battle: id }, body: { board: true } }));
  const others = await event.register('Die Dachse');
  const fox = await event.phone(0);
  const address = await listening(opened.app);
  const streams = [
    await follow(address, others.accessToken),
    await follow(address, fox.token),
    await follow(address, '', `/api/battles/${slug}/board/events`),
  ];
  const paths = [
    `/api/battles?name=${slug}`,
    '/api/battles',
    `/api/battles/${slug}/board`,
    `/api/battles/${id}/registration?check=${event.check}`,
    `/api/instant/join?exploration_id=${event.exploration.id}&battle_id=${id}&team_id=${team.Team.id}&team_code=${team.team_code}`,
    `/battle/${slug}/exploration/${event.exploration.slug}`,
    `/battle/${slug}/exploration/${event.exploration.slug}/team`,
    `/battle/${slug}/board`,
    `/v/${id}-${event.check}`,
  ];
  const ofPlayers = ['/api/joined/pois', '/api/progress/ranking', '/api/progress/messages', '/api/progress/myself'];
  /** All that others read now, in one text. */
  async function readByOthers(): Promise<string> {
    const texts = paths.map(async (url) => (await opened.app.inject({ url })).body);
    for (const token of [others.accessToken, fox.token]) {
      const headers = { authorization: `Bearer ${token}` };
      for (const url of ofPlayers) texts.push(opened.app.inject({ url, headers }).then(({ body }) => body));
    }
    return [...(await Promise.all(texts)), JSON.stringify(streams.map(({ events }) => events))].join('\n');
  }
  return { ...opened, ...event, team, others, fox, readByOthers, address };
}

test('others read a neutral name in every response, page and event until the organiser accepts the name', async () => {
  const { team, readByOthers, decide, registration } = await waitingTeam();
  const before = await readByOthers();
  expect(before).toContain('Team 1');
  expect(before.toLowerCase()).not.toContain(NAME.toLowerCase());
  expect(await registration()).toMatchObject({
    rows: [
      { Team: { id: team.Team.id, name: 'Team 1' }, name: NAME, state: 'waiting' },
      { Team: { name: 'Team 2' }, name: 'Die Dachse', state: 'waiting' },
    ],
  });

  await decide([team.Team.id], true);
  expect(await readByOthers()).toContain(NAME);
});

test('others read no name that was refused', async () => {
  const { team, readByOthers, decide, registration } = await waitingTeam();
  await decide([team.Team.id], false);
  expect(await readByOthers()).not.toContain(NAME);
  expect((await registration()).rows).toContainEqual(
    expect.objectContaining({ Team: expect.objectContaining({ name: 'Team 1' }), name: null, state: 'refused' }),
  );
});

test('the team reads that its name waits, and at once that it was accepted', async () => {
  const { team, decide, address } = await waitingTeam();
  expect(await team.progress.messages()).toMatchObject({ body: { rows: [{ team_name: 'waiting', text: NAME }] } });
  expect(await team.joined.pois()).toMatchObject({ body: { team: { name: 'Team 1' } } });
  const { events } = await follow(address, team.accessToken);
  await decide([team.Team.id], true);
  const told = () => events.find(({ event }) => event === 'message')?.data;
  await expect.poll(told, soon).toMatchObject({ team_name: 'accepted', text: NAME, to_team: true });
  expect(await team.joined.pois()).toMatchObject({ body: { team: { name: NAME, slug: 'team-1' } } });
});

test('a team chooses another name after a refusal, and goes on playing meanwhile', async () => {
  const { team, decide, registration } = await waitingTeam();
  await decide([team.Team.id], false);
  expect(await team.progress.points()).toMatchObject({ status: 200 });
  const rename = (name: string) => team.registrations.rename({ body: { name } });
  expect(await rename('die dachse')).toMatchObject(problem(409, 'name_taken'));
  expect(await rename('Fuck')).toMatchObject(problem(422, 'name_refused'));
  expect(await rename('Nachtrudel')).toMatchObject({ body: { name: 'Nachtrudel', state: 'waiting' } });
  expect((await registration()).rows[0]).toMatchObject({ name: 'Nachtrudel', state: 'waiting' });
  await decide([team.Team.id], true);
  expect(await rename('Noch anders')).toMatchObject(problem(409, 'nochange'));
});

test('a refused name is free for another team', async () => {
  const { team, decide, tryToRegister } = await waitingTeam();
  expect(await tryToRegister(NAME)).toMatchObject(problem(409, 'name_taken'));
  await decide([team.Team.id], false);
  expect(await tryToRegister(NAME)).toMatchObject({ status: 200 });
});

test('decides about several names at once, and leaves other teams as they are', async () => {
  const { team, others, decide, side, params, client: organiser } = await waitingTeam();
  const { rows } = await decide([team.Team.id, others.Team.id, side(0).team.id, 999_999], true);
  expect(rows.map(({ Team, state }) => [Team.name, state])).toEqual([
    [NAME, 'accepted'],
    ['Die Dachse', 'accepted'],
  ]);
  expect((await decide([team.Team.id], false)).rows[0]).toMatchObject({ name: NAME, state: 'accepted' });
  const log = done(await organiser.managedEvents.log({ params, query: {} }));
  expect(log.rows.slice(0, 2)).toMatchObject([
    { kind: 'name_accepted', Team: { name: 'Team 2' }, text: 'Die Dachse' },
    { kind: 'name_accepted', Team: { name: 'Team 1' }, text: NAME },
  ]);
  expect(log.rows[0]?.actor).not.toBe('');
});

test('the organiser renames a registered team, and all see it at once', async () => {
  const { team, others, params, client: organiser, side, readByOthers } = await waitingTeam();
  const rename = (team_id: number, name: string) =>
    organiser.managedRegistrations.rename({ params: { ...params, team_id }, body: { name } });
  expect(await rename(team.Team.id, 'Die Luchse')).toMatchObject({ status: 200 });
  expect(await readByOthers()).toContain('Die Luchse');
  expect(await team.progress.messages()).toMatchObject({ body: { rows: [{ team_name: 'changed' }, {}] } });
  expect(await rename(others.Team.id, 'die luchse')).toMatchObject(problem(409, 'name_taken'));
  expect(await rename(team.Team.id, 'DIE LUCHSE')).toMatchObject({ status: 200 });
  expect(await rename(side(0).team.id, 'Anders')).toMatchObject(problem(404, 'not_found'));
});

test('without approval the name is shown at once', async () => {
  const { change, tryToRegister, readByOthers } = await waitingTeam();
  await change({ approval: false });
  done(await tryToRegister('Die Luchse'));
  const read = await readByOthers();
  expect(read).toContain('Die Luchse');
  expect(read).not.toContain(NAME);
});

test('other teams of the organiser and guests cannot rename a team', async () => {
  const { fox, as, given, exploration } = await waitingTeam();
  const body = { name: 'Anders' };
  expect(await fox.registrations.rename({ body })).toMatchObject(problem(404, 'not_found'));
  const alone = as((await given.player(exploration)).token);
  expect(await alone.registrations.rename({ body })).toMatchObject(problem(404, 'not_found'));
});
