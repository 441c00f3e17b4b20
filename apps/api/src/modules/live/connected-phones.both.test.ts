import { expect, test } from 'vitest';
import { buildApp } from '#app.ts';
import { done } from '#testing/creators.ts';
import { organiser } from '#testing/organisers.ts';
import { problem } from '#testing/problems.ts';
import { follow, listening } from '#testing/servers/event-stream.ts';
import { answerTo } from '#testing/submissions.ts';
import { testApp } from '#testing/test-app.ts';

const soon = { timeout: 10_000, interval: 10 };

async function event() {
  const opened = await testApp();
  const by = await organiser(opened);
  const phones = async () => {
    const { rows } = done(await by.client.managedEvents.teams({ params: by.params }));
    return by.sides.map(({ id }) => rows.find(({ participant_id }) => participant_id === id)?.phones);
  };
  return { ...opened, ...by, phones };
}

test('counts the connected phones of each team, on all servers', async () => {
  const { app, deps, phone, phones } = await event();
  const other = await buildApp(deps);
  const [here, there] = [await listening(app), await listening(other)];
  const fox = await phone(0);
  expect(await phones()).toEqual([0, 0]);
  const first = await follow(here, fox.token);
  await follow(there, fox.token);
  await follow(there, (await phone(1)).token);
  await expect.poll(phones, soon).toEqual([2, 1]);
  first.leave();
  await expect.poll(phones, soon).toEqual([1, 1]);
  await other.close();
  await expect.poll(phones, soon).toEqual([0, 0]);
});

test('forgets the phones of a server that was killed', async () => {
  const { app, clock, phone, phones } = await event();
  await follow(await listening(app), (await phone(0)).token);
  await expect.poll(phones, soon).toEqual([1, 0]);
  clock.passMinutes(2);
  expect(await phones()).toEqual([0, 0]);
});

test('deletes the counted phones with the progress of the team', async () => {
  const { app, deps, phone, phones, client, battle, side } = await event();
  const address = await listening(app);
  const { leave } = await follow(address, (await phone(0)).token);
  await expect.poll(phones, soon).toEqual([1, 0]);
  done(await client.managedProgress.remove({ body: { battle_id: battle.id, team_id: side(0).team.id } }));
  leave();
  expect(await deps.store.db.$count(deps.store.db.t.openStreams)).toBe(0);
});

test('the console of the organiser receives changes of progress and schedule, but no messages', async () => {
  const { app, given, userId, client, params, phone, firstTask } = await event();
  const address = await listening(app);
  const path = `/api/battles/${params.battle_id}/event/events`;
  const { events, response } = await follow(address, await given.session(userId), path);
  expect(response.status).toBe(200);
  const fox = await phone(0);
  done(await client.managedBattles.sendMessage({ params, body: { text: 'Hallo' } }));
  done(await fox.progress.submit({ body: answerTo({ id: firstTask.id, taskType: 'guess_number' }, 16) }));
  await expect.poll(() => events.map(({ event: name }) => name), soon).toContain('ranking');
  done(await client.managedBattles.pause({ params, body: { paused: true } }));
  await expect.poll(() => events.filter(({ event: name }) => name === 'pois').length, soon).toBe(2);
  expect(events.filter(({ event: name }) => name === 'message')).toEqual([]);
});

test('refuses the events of a Versus to other creators and to players', async () => {
  const { app, given, params, phone } = await event();
  const url = `/api/battles/${params.battle_id}/event/events`;
  const ask = (token: string) => app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  const foreign = await ask(await given.session(4_711));
  expect({ status: foreign.statusCode, body: foreign.json() }).toMatchObject(problem(404, 'not_found'));
  expect((await ask((await phone(0)).token)).statusCode).toBe(401);
  expect((await app.inject({ url })).statusCode).toBe(401);
});
