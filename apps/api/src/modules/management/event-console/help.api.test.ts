import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { changesArrived } from '#testing/changes-arrived.ts';
import { creator, done } from '#testing/creators.ts';
import { rowCounts } from '#testing/database/row-counts.ts';
import { organiser } from '#testing/organisers.ts';
import { problem } from '#testing/problems.ts';
import { follow, listening } from '#testing/servers/event-stream.ts';
import { testApp } from '#testing/test-app.ts';

const soon = { timeout: 10_000, interval: 10 };
const START = '2026-05-01T10:00:00.000Z';

async function event(over: Parameters<typeof organiser>[2] = {}) {
  const opened = await testApp();
  const by = await organiser(opened, ['Füchse', 'Dachse'], { help_requests: true, ...over });
  const { client, params, poiId } = by;
  return {
    ...opened,
    ...by,
    body: { poi_id: poiId, text: ' Wo geht es weiter? ' },
    list: async () => done(await client.managedHelp.list({ params, query: {} })),
    markRead: (help_id: number) => client.managedHelp.read({ params: { ...params, help_id } }),
    resolve: (help_id: number, answer?: string) =>
      client.managedHelp.resolve({ params: { ...params, help_id }, body: { ...(answer && { answer }) } }),
    log: async () => done(await client.managedEvents.log({ params, query: {} })).rows,
    marks: async () => {
      const { rows } = done(await client.managedEvents.teams({ params }));
      return by.sides.map(({ id }) => rows.find(({ participant_id }) => participant_id === id)?.help);
    },
  };
}

test('a team calls for help at a Quest, and sees that its request is read and answered', async () => {
  const { phone, body, firstTask, list, markRead, resolve, marks, clock, side, poiId } = await event();
  const [fox, mate, badger] = [await phone(0), await phone(0), await phone(1)];
  expect(done(await fox.joined.pois())).toMatchObject({ help_requests: true });
  expect(done(await fox.progress.lastHelp())).toEqual({ request: null });
  const called = done(await fox.progress.help({ body: { ...body, task_id: firstTask.id } }));
  const own = { poi_id: poiId, task_id: firstTask.id, text: 'Wo geht es weiter?', created_at: START };
  expect(called).toEqual({ id: called.id, state: 'open', answer: null, ...own });
  expect(done(await mate.progress.lastHelp())).toEqual({ request: called });
  expect(done(await badger.progress.lastHelp())).toEqual({ request: null });
  expect(await marks()).toEqual([{ id: called.id, state: 'open', text: own.text, created_at: START }, null]);
  const { count, rows } = await list();
  expect([count, rows[0]]).toMatchObject([
    1,
    {
      id: called.id,
      participant_id: side(0).id,
      Team: { name: side(0).team.name },
      Poi: { id: poiId },
      Task: { id: firstTask.id },
      text: 'Wo geht es weiter?',
      state: 'open',
      created_at: START,
    },
  ]);
  expect(done(await markRead(called.id))).toMatchObject({ state: 'read', answer: null });
  expect(await markRead(called.id)).toMatchObject(problem(409, 'nochange'));
  expect(done(await mate.progress.lastHelp()).request).toMatchObject({ state: 'read' });
  expect(await marks()).toEqual([{ id: called.id, state: 'read', text: own.text, created_at: START }, null]);
  clock.passMinutes(2);
  expect(done(await resolve(called.id, ' Am Brunnen vorbei. '))).toMatchObject({
    state: 'resolved',
    answer: 'Am Brunnen vorbei.',
    resolved_at: '2026-05-01T10:02:00.000Z',
  });
  expect(await resolve(called.id)).toMatchObject(problem(409, 'nochange'));
  expect(done(await mate.progress.lastHelp()).request).toMatchObject({
    state: 'resolved',
    answer: 'Am Brunnen vorbei.',
  });
  expect(await marks()).toEqual([null, null]);
});

test('logs reading and resolving a request with actor and time', async () => {
  const { phone, body, resolve, markRead, log, clock, side } = await event();
  const { id } = done(await (await phone(0)).progress.help({ body }));
  done(await markRead(id));
  clock.passMinutes(1);
  done(await resolve(id, 'Links'));
  const Team = { id: side(0).team.id, name: side(0).team.name };
  const [resolved, read] = await log();
  expect(resolved).toMatchObject({ kind: 'help_resolved', Team, text: 'Links', at: '2026-05-01T10:01:00.000Z' });
  expect(read).toMatchObject({ kind: 'help_read', Team, text: null, at: START, undoable: false });
  expect(read?.actor).toBe(resolved?.actor);
  expect(read?.actor).not.toBe('');
});

test('lists unresolved requests first, oldest first, and resolves one without an answer', async () => {
  const { phone, body, list, resolve, clock } = await event();
  const [fox, badger] = [await phone(0), await phone(1)];
  const first = done(await fox.progress.help({ body }));
  done(await resolve(first.id));
  clock.passMinutes(1);
  const second = done(await badger.progress.help({ body }));
  clock.passMinutes(1);
  const third = done(await fox.progress.help({ body }));
  done(await resolve(second.id, '  '));
  const { rows } = await list();
  expect(rows.map(({ id, answer }) => [id, answer])).toEqual([
    [third.id, null],
    [second.id, null],
    [first.id, null],
  ]);
});

test('refuses a second request within a minute, even once the first is resolved', async () => {
  const { phone, body, resolve, clock } = await event();
  const fox = await phone(0);
  done(await resolve(done(await fox.progress.help({ body })).id));
  const refused = await fox.progress.help({ body });
  expect(refused).toMatchObject({
    status: 429,
    body: { errors: [{ code: 'help_too_soon', params: { seconds: 60 } }] },
  });
  clock.passMinutes(1);
  expect(done(await fox.progress.help({ body }))).toMatchObject({ state: 'open' });
});

test('stores a repeated request once', async () => {
  const { phone, body, list, resolve } = await event();
  const fox = await phone(0);
  const send = async () => done(await fox.progress.help({ body: { ...body, submission_id } }));
  const submission_id = randomUUID();
  const { id } = await send();
  expect(await send()).toMatchObject({ id, state: 'open' });
  done(await resolve(id, 'Ja'));
  expect(await send()).toMatchObject({ id, state: 'resolved', answer: 'Ja' });
  expect((await list()).count).toBe(1);
});

test('refuses a request where the organiser does not take any, and outside of a Versus', async () => {
  const { phone, body, client, params, given, exploration, as } = await event({ help_requests: false });
  const fox = await phone(0);
  expect(done(await fox.joined.pois())).toMatchObject({ help_requests: false });
  expect(await fox.progress.help({ body })).toMatchObject(problem(403, 'help_not_offered'));
  expect(done(await client.managedBattles.change({ params, body: { help_requests: true } }))).toMatchObject({
    help_requests: true,
  });
  expect(done(await fox.joined.pois())).toMatchObject({ help_requests: true });
  done(await fox.progress.help({ body }));
  const alone = as((await given.player(exploration)).token);
  expect(done(await alone.joined.pois())).toMatchObject({ help_requests: false });
  expect(await alone.progress.help({ body })).toMatchObject(problem(403, 'help_not_offered'));
  expect(done(await alone.progress.lastHelp())).toEqual({ request: null });
});

test('takes requests only while the Versus is open for the team', async () => {
  const { phone, body, client, params, side, clock } = await event({ manual_start: true });
  const fox = await phone(0);
  const refused = async () => expect(await fox.progress.help({ body })).toMatchObject(problem(409, 'battle_not_open'));
  await refused();
  done(await client.managedEvents.start({ params }));
  done(await client.managedBattles.pause({ params, body: { paused: true } }));
  await refused();
  done(await client.managedBattles.pause({ params, body: { paused: false } }));
  clock.passMinutes(1);
  done(await client.managedBattles.end({ params }));
  await refused();
  const participant = { ...params, participant_id: side(0).id };
  done(await client.managedBattles.giveTime({ params: participant, body: { extra_minutes: 5 } }));
  done(await fox.progress.help({ body }));
});

test('refuses spots and quests of other runs, and texts that are too long', async () => {
  const opened = await event();
  const { phone, body, poi, task, exploration } = opened;
  const fox = await phone(0);
  const second = await poi(exploration, { name: 'Turm' });
  const elsewhere = await task(second);
  const other = await opened.publishedExploration();
  for (const wrong of [{ poi_id: other.poi.id }, { task_id: elsewhere.id }, { task_id: other.task.id }]) {
    expect(await fox.progress.help({ body: { ...body, ...wrong } })).toMatchObject(problem(404, 'not_found'));
  }
  expect((await fox.progress.help({ body: { ...body, text: 'x'.repeat(201) } })).status).toBe(400);
  done(await fox.progress.help({ body: { poi_id: body.poi_id } }));
});

test('keeps a request when its Spot is deleted', async () => {
  const { phone, poi, task, exploration, client, list } = await event();
  const second = await poi(exploration, { name: 'Turm' });
  const { id: task_id } = await task(second);
  done(await (await phone(0)).progress.help({ body: { poi_id: second.id, task_id, text: 'Zu' } }));
  done(await client.managedPois.remove({ params: { poi_id: second.id } }));
  expect((await list()).rows).toMatchObject([{ Poi: null, Task: null, text: 'Zu' }]);
});

test('tells the console and the phones of the team at once', async () => {
  const { app, deps, phone, body, given, userId, params, markRead } = await event();
  const address = await listening(app);
  const [fox, badger] = [await phone(0), await phone(1)];
  await changesArrived(deps);
  const path = `/api/battles/${params.battle_id}/event/events`;
  const console = await follow(address, await given.session(userId), path);
  const [mate, other] = [await follow(address, (await phone(0)).token), await follow(address, badger.token)];
  await expect.poll(() => [console, mate, other].map(({ events }) => events.length), soon).toEqual([1, 1, 1]);
  const { id } = done(await fox.progress.help({ body }));
  await expect.poll(() => console.events.map(({ event: name }) => name), soon).toContain('ranking');
  const read = () => mate.events.filter(({ event: name }) => name === 'pois').length;
  await expect.poll(read, soon).toBe(2);
  done(await markRead(id));
  await expect.poll(read, soon).toBe(3);
  expect(other.events.filter(({ event: name }) => name === 'pois')).toHaveLength(1);
});

test('deletes requests with the progress of their team, and with the Versus', async () => {
  const { phone, body, client, battle, side, params, deps } = await event();
  const stored = async () => (await rowCounts(deps.store))['help_requests'];
  done(await (await phone(0)).progress.help({ body }));
  done(await (await phone(1)).progress.help({ body }));
  expect(await stored()).toBe(2);
  done(await client.managedProgress.remove({ body: { battle_id: battle.id, team_id: side(0).team.id } }));
  expect(await stored()).toBe(1);
  done(await client.managedBattles.remove({ params }));
  expect(await stored()).toBe(0);
});

test('responds not_found to requests of another creator', async () => {
  const opened = await event();
  const { phone, body, params, list } = opened;
  const { id: help_id } = done(await (await phone(0)).progress.help({ body }));
  const eve = (await creator(opened)).client.managedHelp;
  const mallory = await organiser(opened);
  const of = { ...params, help_id };
  const foreign = { ...mallory.params, help_id };
  for (const answer of [
    await eve.list({ params, query: {} }),
    await eve.read({ params: of }),
    await eve.resolve({ params: of, body: {} }),
    await mallory.client.managedHelp.read({ params: foreign }),
    await mallory.client.managedHelp.resolve({ params: foreign, body: {} }),
  ])
    expect(answer).toMatchObject(problem(404, 'not_found'));
  expect((await list()).rows[0]).toMatchObject({ state: 'open' });
});
