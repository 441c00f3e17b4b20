import { expect, test } from 'vitest';
import { creator, done, freshName } from '#testing/creators.ts';
import { organiser } from '#testing/organisers.ts';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const { app, given, client: visitor } = opened;
const ada = await creator(opened);
const { managedBattles } = ada.client;

test('creates a Versus with its slug and cleaned description', async () => {
  const body = { name: '  Großes   Duell ', description: '<p onclick="x()">Los!</p>' };
  const created = done(await managedBattles.create({ body }));
  expect(created).toEqual({
    id: expect.any(Number),
    name: 'Großes Duell',
    slug: 'großes-duell',
    description: '<p>Los!</p>',
    code: 0,
    Explorations: [],
    participant_count: 0,
    Participants: [],
    state: 'open',
    starts_at: null,
    ends_at: null,
    paused_at: null,
    board: false,
    rank_by_share: false,
    tie_rule: 'last_solution',
    team_order: 'as_written',
    fixed_first: false,
    fixed_last: false,
    stagger_minutes: 0,
    room_teams: null,
    room_minutes: 10,
    playable_offline: false,
    manual_start: false,
    help_requests: false,
    stuck_minutes: 10,
    arrival_code: null,
    frozen_at: null,
    created_at: expect.any(String),
    updated_at: expect.any(String),
  });
});

test('accepts form-encoded bodies', async () => {
  const session = await given.session(ada.userId);
  const headers = { authorization: `Bearer ${session}`, 'content-type': 'application/x-www-form-urlencoded' };
  const [name, ends] = [freshName('Formular'), '2026-05-01T12:00:00.000Z'];
  const payload = new URLSearchParams({ name, description: '<p>Los!</p>', starts_at: '', ends_at: ends }).toString();
  const answer = await app.inject({ method: 'POST', url: '/api/battles', headers, payload });
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { name, starts_at: null, ends_at: ends }]);

  const { exploration } = await ada.publishedExploration();
  const team = done(await ada.client.managedTeams.create({ body: { name: freshName('Füchse') } }));
  const pair = new URLSearchParams({ exploration_id: String(exploration.id), team_id: String(team.id) }).toString();
  const url = `/api/battles/${answer.json().id}/participants`;
  const added = await app.inject({ method: 'POST', url, headers, payload: pair });
  expect([added.statusCode, added.json()]).toMatchObject([
    200,
    { team: { id: team.id }, exploration: { id: exploration.id } },
  ]);
});

test.each([
  [{}, 400, 'missing', 'name'],
  [{ name: '  ' }, 400, 'missing', 'name'],
  [{ name: '???' }, 400, 'nameless', 'name'],
  [
    { name: 'Zeit', starts_at: '2026-05-01T12:00:00Z', ends_at: '2026-05-01T12:00:00Z' },
    400,
    'invalid_request',
    'ends_at',
  ],
  [{ name: 'Zeit', ends_at: 'morgen' }, 400, 'invalid_request', 'ends_at'],
])('refuses to create %j: %i %s', async (body, status, code, path) => {
  expect(await managedBattles.create({ body })).toMatchObject({ status, body: { errors: [{ code, path }] } });
});

test('creates one of two Versus of the same name that are created concurrently', async () => {
  const body = { name: freshName('Einmalig') };
  const bea = await creator(opened);
  const answers = await Promise.all([ada, bea].map(({ client }) => client.managedBattles.create({ body })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.find(({ status }) => status === 409)).toMatchObject(problem(409, 'name_taken', { name: body.name }));
});

test('lists own Versus newest first, ten per page', async () => {
  const bea = await creator(opened);
  for (let index = 0; index < 11; index++) {
    done(await bea.client.managedBattles.create({ body: { name: freshName('Listenduell') } }));
  }
  const [page, next] = [
    done(await bea.client.managedBattles.list()),
    done(await bea.client.managedBattles.list({ query: { offset: 10 } })),
  ];
  expect([page.count, page.rows.length, next.rows.length]).toEqual([11, 10, 1]);
  const ids = [...page.rows, ...next.rows].map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
});

test('lists runs and teams of a Versus and whether a run has a code', async () => {
  const event = await organiser(opened, ['Füchse', 'Dachse']);
  expect(await event.read()).toMatchObject({
    code: 0,
    Explorations: [{ id: event.exploration.id, slug: event.exploration.slug }],
    participant_count: 2,
    Participants: [{ team: { name: event.side(1).team.name }, extra_minutes: 0, adjustedPoints: 0 }, {}],
  });
  await event.client.managedExplorations.change({
    params: { exploration_id: event.exploration.id },
    body: { code: 'EICHE' },
  });
  expect(done(await event.client.managedBattles.list()).rows).toMatchObject([{ code: 1, participant_count: 2 }]);
});

test('writes and logs only the fields that differ', async () => {
  const { id, updated_at } = done(await managedBattles.create({ body: { name: freshName('Änderbar') } }));
  const params = { battle_id: id };
  const starts_at = '2030-01-01T10:00:00.000Z';
  expect(await managedBattles.change({ params, body: {} })).toMatchObject(problem(409, 'nochange'));
  expect(await managedBattles.change({ params, body: { ends_at: null } })).toMatchObject(problem(409, 'nochange'));
  expect(done(await managedBattles.change({ params, body: { starts_at, updated_at } }))).toMatchObject({
    starts_at,
    state: 'waiting',
  });
  expect(await managedBattles.change({ params, body: { starts_at } })).toMatchObject(problem(409, 'nochange'));
  expect(await managedBattles.change({ params, body: { ends_at: starts_at } })).toMatchObject(
    problem(400, 'invalid_request'),
  );
  expect(await managedBattles.change({ params, body: { name: 'Zu alt', updated_at } })).toMatchObject(
    problem(409, 'conflict'),
  );
  const name = freshName('Umbenannt');
  const renamed = done(await managedBattles.change({ params, body: { name, starts_at: '' } }));
  expect(renamed).toMatchObject({ name, starts_at: null, state: 'open' });
  expect(done(await managedBattles.list({ query: { name: renamed.slug } })).rows).toMatchObject([{ id }]);
  expect(done(await ada.client.managedEvents.log({ params, query: {} })).rows).toMatchObject([
    { kind: 'schedule', text: '../..' },
    { kind: 'schedule', text: `${starts_at}/..` },
  ]);
});

test('shows a Versus to visitors when a published run takes part', async () => {
  const event = await organiser(opened, ['Füchse']);
  const { body } = await visitor.battles.list({ query: { name: event.battle.slug } });
  expect(body).toMatchObject({ count: 1, rows: [{ Explorations: [{ Teams: [{ name: event.side(0).team.name }] }] }] });
});

test('deletes an unplayed Versus and frees its name', async () => {
  const event = await organiser(opened);
  const { params, battle, client } = event;
  expect(done(await client.managedBattles.remove({ params }))).toEqual({ deleted: true });
  expect(await client.managedBattles.list({ query: { name: battle.slug } })).toMatchObject(problem(404, 'not_found'));
  expect(await client.managedBattles.remove({ params })).toMatchObject(problem(404, 'not_found'));
  done(await client.managedBattles.create({ body: { name: battle.name } }));
});

test('ends a deleted Versus for its players and keeps their points', async () => {
  const event = await organiser(opened);
  const { params, battle, client, firstTask: task } = event;
  const fox = await event.phone(0);
  await fox.progress.submit({ body: answerTo({ id: task.id, taskType: 'guess_number' }, 16) });

  done(await client.managedBattles.remove({ params }));

  expect(await fox.progress.points()).toMatchObject({ status: 200, body: { netPoints: 10 } });
  expect(await fox.joined.pois()).toMatchObject({ status: 200, body: { schedule: { state: 'ended' } } });
  expect(await fox.progress.submit({ body: answerTo({ id: task.id, taskType: 'guess_number' }, 16) })).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'battle_not_open', params: { state: 'ended' } }] },
  });
  expect(await visitor.battles.list({ query: { name: battle.slug } })).toMatchObject({ body: { count: 0 } });
  done(await client.managedBattles.create({ body: { name: battle.name } }));
});

test('counts or refuses answers that arrive while their Versus is deleted', async () => {
  const event = await organiser(opened, ['A', 'B', 'C', 'D']);
  const phones = await Promise.all([0, 1, 2, 3].map((index) => event.phone(index)));
  const body = answerTo({ id: event.firstTask.id, taskType: 'guess_number' }, 16);
  const answers = phones.map((phone) => phone.progress.submit({ body }));
  const removal = event.client.managedBattles.remove({ params: event.params });
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect((await removal).status).toBe(200);
  expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([]);
  const points = await Promise.all(phones.map((phone) => phone.progress.points()));
  expect(points.map(({ body: kept }) => ('netPoints' in kept ? kept.netPoints : undefined))).toEqual(
    statuses.map((status) => (status === 200 ? 10 : 0)),
  );
});

test.each(['0000-01-01T00:00:00Z', '1969-12-31T23:59:59Z', '3000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
  'refuses %s as start or end of a Versus',
  async (time) => {
    const refused = (path: string) => ({ status: 400, body: { errors: [{ code: 'invalid_request', path }] } });
    const { client, params } = await organiser(opened);
    const { managedBattles } = client;
    expect(await managedBattles.create({ body: { name: freshName('Duell'), starts_at: time } })).toMatchObject(
      refused('starts_at'),
    );
    expect(await managedBattles.change({ params, body: { ends_at: time } })).toMatchObject(refused('ends_at'));
  },
);

test('moves the latest possible end by extra minutes and pauses', async () => {
  const { client, params, side, phone } = await organiser(opened, ['Füchse'], { ends_at: '2999-12-31T23:59:59Z' });
  const of = { ...params, participant_id: side(0).id };
  done(await client.managedBattles.giveTime({ params: of, body: { extra_minutes: 1_440 } }));
  done(await client.managedBattles.pause({ params, body: { paused: true } }));
  expect(done(await (await phone(0)).joined.pois()).schedule?.ends_at).toBe('3000-01-01T23:59:59.000Z');
});

test('lets the organiser limit the teams at a spot, when creating the Versus and later', async () => {
  const battle = done(await managedBattles.create({ body: { name: freshName('Eng'), room_teams: 3 } }));
  expect(battle).toMatchObject({ room_teams: 3, room_minutes: 10 });
  const params = { battle_id: battle.id };
  const change = async (body: object) => done(await managedBattles.change({ params, body }));
  expect(await change({ room_minutes: 5 })).toMatchObject({ room_teams: 3, room_minutes: 5 });
  expect(await change({ room_teams: null })).toMatchObject({ room_teams: null, room_minutes: 5 });
  expect(await managedBattles.change({ params, body: { room_teams: 0 } })).toMatchObject(
    problem(400, 'invalid_request'),
  );
});

test('lets the organiser allow a Versus without a network, when creating it and later', async () => {
  const body = { name: freshName('Funkloch'), playable_offline: true };
  const { id, playable_offline } = done(await managedBattles.create({ body }));
  expect(playable_offline).toBe(true);
  const change = { params: { battle_id: id }, body: { playable_offline: false } };
  expect(done(await managedBattles.change(change)).playable_offline).toBe(false);
  expect(await managedBattles.change(change)).toMatchObject(problem(409, 'nochange'));
});
