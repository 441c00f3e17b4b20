import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { organiser } from '#testing/organisers.ts';
import { problem } from '#testing/problems.ts';
import { follow, listening } from '#testing/servers/event-stream.ts';
import { answerTo } from '#testing/submissions.ts';
import { testApp } from '#testing/test-app.ts';

const soon = { timeout: 10_000, interval: 10 };
const NOON = '2026-05-01T12:00:00.000Z';

async function event(over: Parameters<typeof organiser>[2]) {
  const opened = await testApp();
  const by = await organiser(opened, ['Füchse'], over);
  const { client, params } = by;
  const fox = await by.phone(0);
  const body = answerTo({ id: by.firstTask.id, taskType: 'guess_number' }, 16);
  return {
    ...opened,
    ...by,
    fox,
    answer: () => fox.progress.submit({ body }),
    start: () => client.managedEvents.start({ params }),
    change: (change: { manual_start?: boolean; starts_at?: string; ends_at?: string }) =>
      client.managedBattles.change({ params, body: change }),
    pause: (paused: boolean) => client.managedBattles.pause({ params, body: { paused } }),
    log: async () => done(await client.managedEvents.log({ params, query: {} })).rows,
  };
}

/** Response to a call with an unfit value. */
function refused(path: string) {
  return { status: 400, body: { errors: [{ code: 'invalid_request', path }] } };
}

test('keeps players waiting until the organiser starts the Versus', async () => {
  const { fox, answer, start, clock, read, battle } = await event({ manual_start: true });
  expect(battle).toMatchObject({ state: 'waiting', manual_start: true, starts_at: null });
  clock.passMinutes(500);
  expect(await fox.joined.pois()).toMatchObject({
    body: { rows: [], schedule: { state: 'waiting', starts_at: null, ends_at: null } },
  });
  expect(await answer()).toMatchObject(problem(409, 'battle_not_open'));
  const startedAt = clock.now().toISOString();
  expect(done(await start())).toMatchObject({ state: 'open', starts_at: startedAt });
  expect(await fox.joined.pois()).toMatchObject({
    body: { count: 1, schedule: { state: 'open', starts_at: startedAt } },
  });
  expect(await answer()).toMatchObject({ status: 200 });
  expect(await read()).toMatchObject({ state: 'open', manual_start: true });
});

test('starts a planned Versus early, once, and logs it', async () => {
  const { start, answer, log, userId } = await event({ starts_at: NOON });
  const both = await Promise.all([start(), start()]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await start()).toMatchObject(problem(409, 'nochange'));
  expect(await answer()).toMatchObject({ status: 200 });
  const at = '2026-05-01T10:00:00.000Z';
  expect((await log())[0]).toMatchObject({
    kind: 'start',
    text: `${at}/..`,
    actor: `User ${userId}`,
    at,
    undoable: false,
  });
});

test.each([{}, { starts_at: '2026-05-01T09:00:00.000Z' }])(
  'refuses to start a Versus that is open: %j',
  async (over) => {
    const { start } = await event(over);
    expect(await start()).toMatchObject(problem(409, 'nochange'));
  },
);

test('refuses to start a Versus after its end until the end is moved', async () => {
  const { start, clock, change } = await event({ manual_start: true, ends_at: NOON });
  clock.passMinutes(121);
  expect(await start()).toMatchObject(refused('ends_at'));
  done(await change({ ends_at: '2026-05-01T13:00:00.000Z' }));
  expect(done(await start())).toMatchObject({ state: 'open' });
});

test('refuses a planned start of a Versus that is started by hand', async () => {
  const { change, client } = await event({ manual_start: true });
  expect(await change({ starts_at: NOON })).toMatchObject(refused('starts_at'));
  const body = { name: 'Beides', manual_start: true, starts_at: NOON };
  expect(await client.managedBattles.create({ body })).toMatchObject(refused('starts_at'));
  expect(done(await change({ manual_start: false, starts_at: NOON }))).toMatchObject({ starts_at: NOON });
});

test('removes a planned start when the Versus will be started by hand, but not one that has come', async () => {
  const planned = await event({ starts_at: NOON });
  expect(done(await planned.change({ manual_start: true }))).toMatchObject({ state: 'waiting', starts_at: null });
  const running = await event({ starts_at: NOON });
  running.clock.passMinutes(130);
  expect(done(await running.change({ manual_start: true }))).toMatchObject({ state: 'open', starts_at: NOON });
});

test('opens a waiting Versus at once when it is no longer started by hand', async () => {
  const { change, answer } = await event({ manual_start: true });
  expect(done(await change({ manual_start: false }))).toMatchObject({ state: 'open' });
  expect(await answer()).toMatchObject({ status: 200 });
});

test('accepts a pause only while the Versus is open', async () => {
  const { pause, start, clock, client, params, side } = await event({ manual_start: true });
  expect(await pause(true)).toMatchObject(problem(409, 'battle_not_open'));
  done(await start());
  done(await pause(true));
  done(await pause(false));
  clock.passMinutes(1);
  done(await client.managedBattles.end({ params }));
  expect(await pause(true)).toMatchObject(problem(409, 'battle_not_open'));
  const participant = { ...params, participant_id: side(0).id };
  done(await client.managedBattles.giveTime({ params: participant, body: { extra_minutes: 10 } }));
  expect(await pause(true)).toMatchObject({ status: 200 }); // a team still plays
});

test('announces the start to all phones at once', async () => {
  const { app, start, fox, phone } = await event({ manual_start: true });
  const address = await listening(app);
  const phones = [await follow(address, fox.token), await follow(address, (await phone(0)).token)];
  done(await start());
  for (const { events } of phones) {
    const afterOpening = () => events.slice(1).map(({ event: name }) => name);
    // Without repetitions: when a busy machine loses the connection to the database, phones read their pois once more.
    const changes = () => afterOpening().filter((name, index, names) => name !== names[index - 1]);
    await expect.poll(changes, soon).toEqual(['pois', 'ranking']);
  }
});
