import { expect, test } from 'vitest';
import { done, freshName } from '#testing/creators.ts';
import { organiser } from '#testing/organisers.ts';
import { problem } from '#testing/problems.ts';
import { openRegistration } from '#testing/registering.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();

async function event() {
  const by = await organiser(opened, []);
  const second = (await by.publishedExploration({ name: freshName('Zweiter Run') })).exploration;
  const runs = [by.exploration.id, second.id];
  const add = (teams: { name: string; code?: string }[], explorations = runs) =>
    by.client.managedBattles.addTeams({ params: by.params, body: { teams, explorations } });
  return { ...by, second, add, names: (...names: string[]) => add(names.map((name) => ({ name }))) };
}

test('creates teams for a Versus and distributes them among its runs', async () => {
  const { add, read, exploration, second, client, params } = await event();
  expect(done(await add([{ name: 'Füchse', code: 'BAU' }, { name: 'Dachse' }, { name: 'Luchse' }]))).toEqual({
    created: 3,
    added: 3,
  });
  const played = ((await read()).Participants ?? []).map(({ team, exploration: run }) => [team.name, run.id]);
  expect(Object.fromEntries(played)).toEqual({ Füchse: exploration.id, Dachse: second.id, Luchse: exploration.id });
  const teams = done(await client.managedTeams.list({ query: { name: 'füchse' } }));
  expect(teams.rows[0]).toMatchObject({ name: 'Füchse', code: 'BAU' });
  const log = done(await client.managedEvents.log({ params, query: {} }));
  expect(log.rows.filter(({ kind }) => kind === 'participant_added')).toHaveLength(3);
});

test('a repeated request changes nothing, also in parallel', async () => {
  const { names, read } = await event();
  const answers = await Promise.all([1, 2, 3].map(() => names('Füchse', 'Dachse')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.map((answer) => done(answer).added).toSorted((a, b) => a - b)).toEqual([0, 0, 2]);
  expect(await read()).toMatchObject({ participant_count: 2 });
});

test('lets own teams of these names take part, with the points that they had before they were removed', async () => {
  const { names, read, client, params } = await event();
  done(await client.managedTeams.create({ body: { name: 'Füchse', code: 'ALT' } }));
  expect(done(await names('Füchse', 'Dachse'))).toEqual({ created: 1, added: 2 });
  const side = (await read()).Participants?.find(({ team }) => team.name === 'Füchse');
  const points = { team_id: side?.team.id ?? 0, points: 5, reason: 'Lied' };
  done(await client.managedBattles.givePoints({ params, body: points }));
  done(await client.managedBattles.removeParticipant({ params: { ...params, participant_id: side?.id ?? 0 } }));
  expect(done(await names('Füchse'))).toEqual({ created: 0, added: 1 });
  expect((await read()).Participants?.find(({ team }) => team.name === 'Füchse')).toMatchObject({ adjustedPoints: 5 });
  expect(done(await client.managedTeams.list({ query: { name: 'füchse' } })).rows[0]).toMatchObject({ code: 'ALT' });
});

test('creates none of the teams when one cannot be created', async () => {
  const { names, add, read } = await event();
  const refused = await names('Füchse', 'Dachse', 'FÜCHSE');
  expect(refused).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'name_taken', path: 'teams.2.name', params: { name: 'FÜCHSE' } }] },
  });
  expect(await names('Füchse', '!!!')).toMatchObject(problem(400, 'nameless'));
  expect(await names('Füchse', ' ')).toMatchObject(problem(400, 'missing'));
  const foreign = (await event()).exploration.id;
  expect(await add([{ name: 'Füchse' }], [foreign])).toMatchObject(problem(404, 'not_found'));
  expect(await read()).toMatchObject({ participant_count: 0 });
});

test('refuses the name of a registered team, also one that waits', async () => {
  const { client, params, exploration, register } = await openRegistration(opened);
  await register('Die Dachse');
  const add = (name: string) =>
    client.managedBattles.addTeams({ params, body: { teams: [{ name }], explorations: [exploration.id] } });
  expect(await add('die dachse')).toMatchObject(problem(409, 'name_taken'));
  expect(await add('Team 1')).toMatchObject(problem(409, 'name_taken'));
  expect(await add('Team 2')).toMatchObject({ status: 200 });
  expect(await register('Die Luchse')).toMatchObject({ Team: { name: 'Team 3' } });
});

test('creates 500 teams at once', async () => {
  const { names, read } = await event();
  done(await names(...Array.from({ length: 500 }, (_, index) => `Team ${index + 1}`)));
  expect(await read()).toMatchObject({ participant_count: 500 });
});
