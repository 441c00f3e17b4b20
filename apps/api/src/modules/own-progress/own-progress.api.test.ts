import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { numberTask, poi } from '#testing/given.ts';
import { problem } from '#testing/problems.ts';
import { answerTo, payFor } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const { given, as, client, clock } = await fileApp();
const exploration = await given.exploration({
  code: 'EICHE',
  pois: [
    poi('Brücke', [numberTask, { ...numberTask, name: 'Pfeiler' }], {
      location_type: 'hint',
      location: [{ hint_type: 'text', hint_value: 'Am Ufer', cost: 4 }],
    }),
  ],
});

async function joined(body: { progressor_id?: string; battle_id?: number; team_id?: number }, token?: string) {
  const answer = await (token === undefined ? client : as(token)).joining.exploration({
    body: { exploration_id: exploration.id, exploration_code: 'EICHE', ...body },
  });
  return as('accessToken' in answer.body ? answer.body.accessToken : '');
}

test('lists the runs of a guest, solo and in teams, latest first', async () => {
  const guest = randomUUID();
  const battle = await given.battle('Duell', [{ exploration, team: 'Füchse' }]);
  const alone = await joined({ progressor_id: guest });
  clock.passMinutes(1);
  await joined({ progressor_id: guest, battle_id: battle.id, team_id: battle.teamId(0) });
  await alone.progress.submit({ body: answerTo(exploration.task('Bögen'), 16) });
  await alone.progress.submit({ body: payFor(exploration.hints[0] ?? { id: 0 }) });

  const { id, slug, file } = exploration;
  const Exploration = { id, name: file.exploration.name, slug, image: null, lang: 'de', code: 1 };
  const points = { adjustedPoints: 0, pointsToEarn: 20, total_tasks: 2, finished_at: null };
  expect(await client.progress.myself({ query: { guest_id: guest } })).toEqual({
    status: 200,
    headers: expect.anything(),
    body: {
      count: 2,
      rows: [
        {
          progressor_type: 'team',
          progressor_id: null,
          Exploration,
          Battle: { id: battle.id, name: 'Duell', slug: 'duell' },
          Team: { id: battle.teamId(0), name: 'Füchse', slug: 'füchse', image: null },
          netPoints: 0,
          earnedPoints: 0,
          spentPoints: 0,
          tasks_completed: 0,
          tasks_to_complete: 2,
          ...points,
        },
        {
          progressor_type: 'guest',
          progressor_id: guest,
          Exploration,
          Battle: null,
          Team: null,
          netPoints: 6,
          earnedPoints: 10,
          spentPoints: 4,
          tasks_completed: 1,
          tasks_to_complete: 1,
          ...points,
        },
      ],
    },
  });
});

test('lists the runs of the account and of the guest on this device', async () => {
  const guest = randomUUID();
  await joined({ progressor_id: guest });
  await joined({}, await given.session(21));
  const { progress } = as(await given.session(21));
  const types = (answer: Awaited<ReturnType<typeof progress.myself>>) =>
    answer.status === 200
      ? answer.body.rows.map(({ progressor_type, progressor_id }) => [progressor_type, progressor_id])
      : [];
  expect(types(await progress.myself({ query: {} }))).toEqual([['user', '21']]);
  expect(types(await progress.myself({ query: { guest_id: guest } }))).toEqual([
    ['user', '21'],
    ['guest', guest],
  ]);
});

test('returns no progress to a caller without login or with an unknown guest id', async () => {
  await joined({ progressor_id: randomUUID() });
  for (const query of [{}, { guest_id: randomUUID() }]) {
    expect(await client.progress.myself({ query })).toMatchObject({ status: 200, body: { count: 0, rows: [] } });
  }
});

test('deletes a guest’s progress in one run with its token and keeps the others', async () => {
  const other = await given.exploration();
  const guest = randomUUID();
  const player = await joined({ progressor_id: guest });
  const elsewhere = as((await given.player(other, { progressor_id: guest })).token);
  await player.progress.submit({ body: answerTo(exploration.task('Bögen'), 16) });
  const body = { progressor_type: 'guest', guest_id: guest, exploration_id: exploration.id } as const;

  expect(await client.progress.remove({ body })).toMatchObject({ status: 200, body: { deleted: 1 } });

  expect(await player.joined.pois()).toMatchObject(problem(401, 'unauthorized'));
  expect(await player.progress.submit({ body: answerTo(exploration.task('Pfeiler'), 16) })).toMatchObject(
    problem(401, 'unauthorized'),
  );
  expect(await elsewhere.progress.points()).toMatchObject({ status: 200 });
  expect(await client.progress.myself({ query: { guest_id: guest } })).toMatchObject({ body: { count: 1 } });
  expect(await client.progress.remove({ body })).toMatchObject(problem(404, 'not_found'));
});

test('lets a guest start again without points after deleting the progress', async () => {
  const guest = randomUUID();
  const before = await joined({ progressor_id: guest });
  await before.progress.submit({ body: answerTo(exploration.task('Bögen'), 16) });
  await client.progress.remove({ body: { progressor_type: 'guest', guest_id: guest, exploration_id: exploration.id } });

  const anew = await joined({ progressor_id: guest });

  expect(await anew.progress.points()).toMatchObject({ body: { netPoints: 0 } });
  expect(await anew.progress.submit({ body: answerTo(exploration.task('Bögen'), 16) })).toMatchObject({ status: 200 });
  expect(await before.progress.points()).toMatchObject(problem(401, 'unauthorized'));
});

test('deletes progress of an account only with its login', async () => {
  const player = await joined({}, await given.session(31));
  const body = { progressor_type: 'user', exploration_id: exploration.id } as const;
  expect(await client.progress.remove({ body })).toMatchObject(problem(401, 'unauthorized'));
  expect(await as(await given.session(32)).progress.remove({ body })).toMatchObject(problem(404, 'not_found'));
  expect(await player.progress.points()).toMatchObject({ status: 200 });
  expect(await as(await given.session(31)).progress.remove({ body })).toMatchObject({ status: 200 });
  expect(await player.progress.points()).toMatchObject(problem(401, 'unauthorized'));
});

test('refuses to delete progress of other players, accounts and teams by guest id', async () => {
  const guest = randomUUID();
  const player = await joined({ progressor_id: guest });
  const account = await joined({}, await given.session(41));
  const battle = await given.battle('Löschduell', [{ exploration, team: 'Füchse' }]);
  const side = { battle_id: battle.id, team_id: battle.teamId(0) };
  const mate = await joined({ progressor_id: guest, ...side });
  const remove = (body: object) =>
    client.progress.remove({ body: { exploration_id: exploration.id, progressor_type: 'guest', ...body } as never });

  expect(await remove({ guest_id: randomUUID() })).toMatchObject(problem(404, 'not_found'));
  expect(await remove({ guest_id: '41' })).toMatchObject({ status: 400 });
  expect(await remove({})).toMatchObject(problem(400, 'invalid_request'));
  expect(await remove({ progressor_type: 'team', guest_id: guest })).toMatchObject({ status: 400 });
  for (const other of [player, account, mate]) expect(await other.progress.points()).toMatchObject({ status: 200 });

  await remove({ guest_id: guest });
  expect(await mate.progress.points()).toMatchObject({ status: 200 });
});

test('keeps the rating when its progress is deleted', async () => {
  const short = await given.exploration();
  const guest = randomUUID();
  const player = as((await given.player(short, { progressor_id: guest })).token);
  await player.progress.submit({ body: answerTo(short.task('Bögen'), 16) });
  await player.explorations.rate({ params: { id: short.id }, body: { rating: 4 } });
  await client.progress.remove({ body: { progressor_type: 'guest', guest_id: guest, exploration_id: short.id } });
  expect(await client.explorations.list({ query: { name: short.slug } })).toMatchObject({
    body: { rows: [{ rating: 4, ratings: 1 }] },
  });
});
