import { inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { creator, done, freshName } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const ada = await creator(opened);

async function team(over: object = {}) {
  return done(await ada.client.managedTeams.create({ body: { name: freshName('Team'), ...over } }));
}

describe('a team', () => {
  test('is created with a cleaned name, picture and code', async () => {
    expect(await team({ name: ' Rote  Füchse ', image: 'https://example.org/fuchs.png', code: 'BAU' })).toEqual({
      id: expect.any(Number),
      name: 'Rote Füchse',
      slug: 'rote-füchse',
      image: 'https://example.org/fuchs.png',
      code: 'BAU',
      totalEarnedPoints: 0,
      totalSpentPoints: 0,
      created_at: '2026-05-01T10:00:00.000Z',
      updated_at: '2026-05-01T10:00:00.000Z',
    });
  });

  test('needs a name; picture and code may be empty', async () => {
    expect(await ada.client.managedTeams.create({ body: {} })).toMatchObject(problem(400, 'missing'));
    expect(await ada.client.managedTeams.create({ body: { name: '…' } })).toMatchObject(problem(400, 'nameless'));
    expect(await team({ image: '', code: '' })).toMatchObject({ image: null, code: null });
    expect(await ada.client.managedTeams.create({ body: { name: 'x', image: 'data:x' } })).toMatchObject(
      problem(400, 'invalid_request'),
    );
  });

  test('needs a name that no other team of the creator has', async () => {
    const { name } = await team();
    expect(await ada.client.managedTeams.create({ body: { name: name.toUpperCase() } })).toMatchObject(
      problem(409, 'name_taken'),
    );
    const bea = await creator(opened);
    expect(await bea.client.managedTeams.create({ body: { name } })).toMatchObject({ status: 200 });
  });

  test('is changed in the fields that differ', async () => {
    const before = await team({ code: 'BAU' });
    const params = { team_id: before.id };
    const change = async (body: object) => ada.client.managedTeams.change({ params, body });
    for (const body of [{}, { name: before.name, code: 'BAU', image: '' }]) {
      expect(await change(body)).toMatchObject(problem(409, 'nochange'));
    }
    expect(await change({ name: '' })).toMatchObject(problem(400, 'missing'));
    expect(await change({ code: '0' })).toMatchObject({
      body: { errors: [{ code: 'invalid_request', path: 'code' }] },
    });
    const name = freshName('Umbenannt');
    expect(await change({ name, code: null, updated_at: before.updated_at })).toMatchObject({
      body: { name, slug: name.toLowerCase().replace(' ', '-'), code: null },
    });
    expect(await change({ code: 'NEU', updated_at: before.updated_at })).toMatchObject(problem(409, 'conflict'));
    expect(await change({ name: (await team()).name })).toMatchObject(problem(409, 'name_taken'));
  });
});

test('lists own teams by name, ten per page, and finds them by slug', async () => {
  const bea = await creator(opened);
  for (let index = 0; index < 11; index += 1) {
    await bea.client.managedTeams.create({ body: { name: `Team ${String.fromCodePoint(107 - index)}` } });
  }
  const page = done(await bea.client.managedTeams.list({ query: {} }));
  expect(page.count).toBe(11);
  expect(page.rows.map(({ name }) => name)).toEqual('abcdefghij'.split('').map((letter) => `Team ${letter}`));
  expect(done(await bea.client.managedTeams.list({ query: { name: 'team-k' } })).rows).toHaveLength(1);
  expect(await bea.client.managedTeams.list({ query: { name: 'team-z' } })).toMatchObject(problem(404, 'not_found'));
});

test('lists teams with numbers in natural order across pages', async () => {
  const bea = await creator(opened);
  for (const number of [10, 2, 12, 1, 7, 3, 8, 4, 11, 5, 9, 6]) {
    await bea.client.managedTeams.create({ body: { name: `Team ${number}` } });
  }
  const names = async (offset: number) =>
    done(await bea.client.managedTeams.list({ query: { offset } })).rows.map(({ name }) => name);
  expect([...(await names(0)), ...(await names(10))]).toEqual(
    Array.from({ length: 12 }, (_, index) => `Team ${index + 1}`),
  );
});

describe('several teams', () => {
  const several = (teams: object[]) => ada.client.managedTeams.createSeveral({ body: { teams } as never });

  test('are created in the given order, with their codes', async () => {
    const [first, second] = [freshName('Zebras'), freshName('Adler')];
    const { count, rows } = done(await several([{ name: ` ${first} `, code: 'ROT' }, { name: second }]));
    expect(count).toBe(2);
    expect(rows).toMatchObject([
      { name: first, code: 'ROT', image: null, totalEarnedPoints: 0 },
      { name: second, code: null },
    ]);
    expect(done(await ada.client.managedTeams.list({ query: { name: rows[1]?.slug } }))).toMatchObject({ count: 1 });
  });

  test('are not created at all when a name is taken or stands in the list twice', async () => {
    const { name } = await team();
    const fresh = freshName('Neu');
    const refused = await several([{ name: fresh }, { name: name.toUpperCase() }, { name: fresh.toLowerCase() }]);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        errors: [
          { code: 'name_taken', path: 'teams.1.name', params: { name: name.toUpperCase() } },
          { code: 'name_taken', path: 'teams.2.name', params: { name: fresh.toLowerCase() } },
        ],
      },
    });
    expect(done(await several([{ name: fresh }]))).toMatchObject({ count: 1 });
  });

  test.each([
    [[], 'invalid_request', 'teams'],
    [[{ name: 'x' }, {}], 'missing', 'teams.1.name'],
    [[{ name: '…' }], 'nameless', 'teams.0.name'],
    [[{ name: 'x', code: '0' }], 'invalid_request', 'teams.0.code'],
    [Array.from({ length: 501 }, (_, index) => ({ name: `Team ${index}` })), 'invalid_request', 'teams'],
  ])('%# are refused when one cannot be created', async (teams, code, path) => {
    expect(await several(teams)).toMatchObject({ status: 400, body: { errors: [{ code, path }] } });
  });

  test('are 500 at most, created by one call', async () => {
    const prefix = freshName('Klasse');
    const teams = Array.from({ length: 500 }, (_, index) => ({ name: `${prefix} ${index + 1}` }));
    expect(done(await several(teams))).toMatchObject({ count: 500 });
  });
});

describe('deleting a team', () => {
  test('removes a team that has not played', async () => {
    const { id, slug } = await team();
    expect(await ada.client.managedTeams.remove({ params: { team_id: id } })).toMatchObject({
      body: { deleted: true },
    });
    expect(await ada.client.managedTeams.list({ query: { name: slug } })).toMatchObject(problem(404, 'not_found'));
  });

  test('keeps the points of a team that has played in the ranking', async () => {
    const exploration = await opened.given.exploration();
    const battle = await opened.given.battle(freshName('Duell'), [
      { exploration, team: 'Füchse' },
      { exploration, team: 'Dachse' },
    ]);
    const { store } = opened.deps;
    const own = inArray(store.db.t.teams.id, battle.teamIds);
    await store.transact((tx) => tx.update(tx.t.teams).set({ creatorId: ada.userId }).where(own));
    const join = { battle_id: battle.id, team_id: battle.teamId(0) };
    const player = opened.as((await opened.given.player(exploration, join)).token);
    const { id } = exploration.task('Bögen');
    await player.progress.submit({
      body: { progress_type: 'task', progress_id: id, task_type: 'guess_number', answer: 16 },
    });
    expect(done(await ada.client.managedTeams.list({ query: { name: 'füchse' } })).rows).toMatchObject([
      { totalEarnedPoints: 10, totalSpentPoints: 0 },
    ]);

    for (const index of [0, 1]) {
      const params = { team_id: battle.teamId(index) };
      expect(await ada.client.managedTeams.remove({ params })).toMatchObject({ status: 200 });
      expect(await ada.client.managedTeams.remove({ params })).toMatchObject(problem(404, 'not_found'));
    }
    expect(await player.progress.ranking()).toMatchObject({
      status: 200,
      body: { count: 1, rows: [{ Team: { name: 'Füchse', totalEarnedPoints: 10 } }] },
    });
    expect(await player.joined.pois()).toMatchObject({ status: 200, body: { team: { name: 'Füchse' } } });
  });
});
