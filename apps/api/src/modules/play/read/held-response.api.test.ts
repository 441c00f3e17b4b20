import { joined } from '@puzzle-runs/contract/play/progress.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { EVERY_TASK_TYPE, everyTaskType, explorationOfEveryTaskType, sent } from '#testing/every-task-type.ts';
import { numberTask, poi } from '#testing/given.ts';
import { answerTo, arriveAt, payFor } from '#testing/submissions.ts';
import { type OpenApp, testApp } from '#testing/test-app.ts';

/** Reads the spots as a browser does that holds the response with this ETag. */
async function readPois({ app }: OpenApp, token: string, etag?: string) {
  const headers = { authorization: `Bearer ${token}`, ...(etag !== undefined && { 'if-none-match': etag }) };
  const { statusCode, body, headers: received } = await app.inject({ url: '/api/joined/pois', headers });
  return { status: statusCode, body, headers: received, etag: String(received.etag) };
}

const RUN = {
  pois: [
    poi(
      'Brücke',
      [
        { ...numberTask, attempts: 5 },
        { ...numberTask, name: 'Pfeiler' },
      ],
      {
        location_type: 'hint',
        location: [{ hint_type: 'text', hint_value: 'Am Ufer', cost: 3 }],
      },
    ),
    poi('Insel', [numberTask], { arrival_radius: 30, arrival_code: 'KPF3WX' }),
  ],
};

test('a browser that holds the present spots gets 304 without a body, and keeps the response for this player only', async () => {
  const opened = await testApp();
  const { token } = await opened.given.player(await opened.given.exploration(RUN));
  const first = await readPois(opened, token);
  expect(first.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'Origin, Accept-Language, Authorization, Accept-Encoding',
    'access-control-expose-headers': 'date, etag, retry-after, x-puzzle-runs, server-time',
  });
  const again = await readPois(opened, token, first.etag);
  expect(again).toMatchObject({ status: 304, body: '', etag: first.etag });
  expect(again.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'Origin, Accept-Language, Authorization, Accept-Encoding',
  });
  expect(await readPois(opened, token, `"another", ${first.etag}`)).toMatchObject({ status: 304 });
  const other = await opened.given.player(await opened.given.exploration(RUN));
  expect(await readPois(opened, other.token, first.etag)).toMatchObject({ status: 200 });
});

test('every kind of progress, and every change by the creator, is a new response', async () => {
  const opened = await testApp();
  const exploration = await opened.given.exploration(RUN);
  const { token, claims } = await opened.given.player(exploration);
  const { progress } = opened.as(token);
  const { tasks, pois, participations } = opened.deps.store.db.t;
  const [island] = JSON.parse((await readPois(opened, token)).body).rows.slice(1);
  const changes: [string, () => Promise<unknown>][] = [
    ['a solved quest', () => progress.submit({ body: answerTo(exploration.task('Pfeiler'), 16) })],
    [
      'a wrong answer',
      () => progress.submit({ body: answerTo(exploration.tasks[0] ?? { id: 0, taskType: 'order' }, 1) }),
    ],
    [
      'a second wrong answer',
      () => progress.submit({ body: answerTo(exploration.tasks[0] ?? { id: 0, taskType: 'order' }, 1) }),
    ],
    ['a bought hint', () => progress.submit({ body: payFor(exploration.hints[0] ?? { id: 0 }) })],
    ['an arrival', () => progress.submit({ body: arriveAt(island, { via: 'code', code: 'KPF3WX' }) })],
    [
      'a rating',
      () =>
        write((tx) =>
          tx.update(participations).set({ rating: 4 }).where(eq(participations.id, claims.participation_id)),
        ),
    ],
    ['a renamed spot', () => write((tx) => tx.update(pois).set({ name: 'Ufer' }).where(eq(pois.id, island.id)))],
    ['a deleted quest', () => write((tx) => tx.delete(tasks).where(eq(tasks.id, exploration.task('Pfeiler').id)))],
  ];
  const write: OpenApp['deps']['store']['transact'] = (work) => opened.deps.store.transact(work);
  let held = await readPois(opened, token);
  for (const [what, change] of changes) {
    await change();
    const next = await readPois(opened, token, held.etag);
    expect(next.status, what).toBe(200);
    expect(next.body, what).not.toBe(held.body);
    held = next;
  }
  expect(await readPois(opened, token, held.etag)).toMatchObject({ status: 304 });
});

test('whole minutes are a new response only where a spot waits for its time', async () => {
  const opened = await testApp();
  const waiting = {
    ...RUN,
    pois: [...RUN.pois, poi('Turm', [], { prerequisites: [{ unlock_type: 'time', value: 5 }] })],
  };
  for (const [run, status] of [
    [RUN, 304],
    [waiting, 200],
  ] as const) {
    const { token } = await opened.given.player(await opened.given.exploration(run));
    const { etag } = await readPois(opened, token);
    opened.clock.passMinutes(1);
    expect(await readPois(opened, token, etag)).toMatchObject({ status });
  }
});

test('the start, a pause and the end of a Versus are new responses, and a held one gets the time of its confirmation', async () => {
  const opened = await testApp();
  const exploration = await opened.given.exploration(RUN);
  const duel = await opened.given.battle('Duell', [{ exploration, team: 'Füchse' }]);
  const { battles } = opened.deps.store.db.t;
  const now = opened.clock.now().getTime();
  const set = (values: Partial<typeof battles.$inferInsert>) =>
    opened.deps.store.transact((tx) => tx.update(battles).set(values).where(eq(battles.id, duel.id)));
  await set({ startsAt: new Date(now + 60_000), endsAt: new Date(now + 10 * 60_000) });
  const { token } = await opened.given.player(exploration, { battle_id: duel.id, team_id: duel.teamId(0) });
  const waiting = await readPois(opened, token);
  expect(JSON.parse(waiting.body)).toMatchObject({ count: 0, rows: [], schedule: { state: 'waiting' } });
  opened.clock.passMinutes(2);
  const open = await readPois(opened, token, waiting.etag);
  expect(JSON.parse(open.body)).toMatchObject({ count: 2, schedule: { state: 'open' } });
  opened.clock.passMinutes(1);
  expect(await readPois(opened, token, open.etag)).toMatchObject({
    status: 304,
    headers: { 'server-time': String(opened.clock.now().getTime()) },
  });
  expect((await readPois(opened, token)).body).toBe(open.body);
  await set({ pausedAt: opened.clock.now() });
  const paused = await readPois(opened, token, open.etag);
  expect(JSON.parse(paused.body)).toMatchObject({ schedule: { state: 'paused' } });
  await set({ pausedAt: null });
  opened.clock.passMinutes(10);
  expect(JSON.parse((await readPois(opened, token, open.etag)).body)).toMatchObject({ schedule: { state: 'ended' } });
});

test('refuses a deleted participation, also to a browser that holds its response', async () => {
  const opened = await testApp();
  const { token, claims } = await opened.given.player(await opened.given.exploration(RUN));
  const { etag } = await readPois(opened, token);
  await opened.deps.store.transact((tx) =>
    tx.delete(tx.t.participations).where(eq(tx.t.participations.id, claims.participation_id)),
  );
  expect(await readPois(opened, token, etag)).toMatchObject({ status: 401 });
  expect(await readPois(opened, 'no token', etag)).toMatchObject({ status: 401 });
});

test('the text equals the JSON of the contract byte by byte, before and after quests of every type are solved', async () => {
  const opened = await testApp();
  const exploration = await opened.given.exploration(explorationOfEveryTaskType());
  const { token } = await opened.given.player(exploration);
  const contract = joined.pois.responses[200];
  for (const type of EVERY_TASK_TYPE) {
    const { body } = await readPois(opened, token);
    expect(body).toBe(JSON.stringify(contract.parse(JSON.parse(body))));
    const task = exploration.task(type);
    const answer = sent(task, everyTaskType[type].right);
    done(await opened.as(token).progress.submit({ body: answerTo(task, answer as string) }));
  }
  const { body } = await readPois(opened, token);
  expect(body).toBe(JSON.stringify(contract.parse(JSON.parse(body))));
});

test('a process sends no spots from before a change by another process', async () => {
  const first = await testApp();
  const second = await testApp({ url: first.url });
  const by = await creator(first);
  const { exploration, poi: ownPoi, task } = await by.publishedExploration();
  const { token } = await first.given.player(exploration);
  const held = await readPois(second, token);
  expect(held.status).toBe(200);

  done(await by.client.managedPois.change({ params: { poi_id: ownPoi.id }, body: { description: '<p>Neu</p>' } }));
  const changed = await readPois(second, token, held.etag);
  expect(changed.body).toContain('<p>Neu</p>');

  done(await first.as(token).progress.submit({ body: answerTo({ id: task.id, taskType: 'guess_number' }, 16) }));
  const solved = await readPois(second, token, changed.etag);
  expect(JSON.parse(solved.body)).toMatchObject({ progress: { tasks_completed: 1 } });
  expect(await readPois(first, token, solved.etag)).toMatchObject({ status: 304 });
});
