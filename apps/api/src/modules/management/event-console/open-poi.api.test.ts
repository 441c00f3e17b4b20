import { expect, test } from 'vitest';
import { changesArrived } from '#testing/changes-arrived.ts';
import { done } from '#testing/creators.ts';
import { organiser } from '#testing/organisers.ts';
import { problem } from '#testing/problems.ts';
import { follow, listening } from '#testing/servers/event-stream.ts';
import { answerTo } from '#testing/submissions.ts';
import { testApp } from '#testing/test-app.ts';

const soon = { timeout: 10_000, interval: 10 };
const ID = '0b0c7f0e-6a0b-4b8e-9d62-0d6f4f6c8a11';

/** A Versus with a Spot that opens with 100 points, which its Quests cannot bring. */
async function event() {
  const opened = await testApp();
  const by = await organiser(opened);
  const { client, params, exploration } = by;
  const gate = await by.poi(exploration, { name: 'Turm' });
  const task = await by.task(gate);
  const prerequisite = { unlock_type: 'points' as const, value: 100, exploration_name: exploration.slug };
  done(await client.prerequisites.create({ params: { poi_id: gate.id }, body: prerequisite }));
  const body = answerTo({ id: task.id, taskType: 'guess_number' }, 16);
  const open = (side: number, poi_id = gate.id, submission_id?: string) =>
    client.managedEvents.openPoi({
      params: { ...params, participant_id: by.side(side).id, poi_id },
      body: { submission_id },
    });
  return {
    ...opened,
    ...by,
    gate,
    open,
    answer: (phone: Awaited<ReturnType<typeof by.phone>>) => phone.progress.submit({ body }),
    log: async () => done(await client.managedEvents.log({ params, query: {} })),
  };
}

test('opens a locked Spot for one team only, and its Quests count', async () => {
  const { phone, open, gate, answer, log, side } = await event();
  const [fox, badger] = [await phone(0), await phone(1)];
  expect(await answer(fox)).toMatchObject(problem(403, 'poi_locked'));
  const opened = done(await open(0));
  expect(opened).toEqual({ poi_id: gate.id, opened_at: '2026-05-01T10:00:00.000Z' });
  const rows = done(await fox.joined.pois()).rows;
  expect(rows.find(({ id }) => id === gate.id)).toMatchObject({ unlocked: true, Tasks: [{ progressed: false }] });
  expect(await answer(fox)).toMatchObject({ status: 200 });
  expect(await answer(badger)).toMatchObject(problem(403, 'poi_locked'));
  const Team = { id: side(0).team.id };
  expect((await log()).rows[0]).toMatchObject({ kind: 'poi_opened', text: 'Turm', Team, undoable: false });
});

test('a phone that holds the locked Spots gets the opened one instead of a 304', async () => {
  const { phone, open, gate, app } = await event();
  const { token } = await phone(0);
  const read = (etag?: string) =>
    app.inject({
      url: '/api/joined/pois',
      headers: { authorization: `Bearer ${token}`, ...(etag && { 'if-none-match': etag }) },
    });
  const etag = String((await read()).headers.etag);
  expect((await read(etag)).statusCode).toBe(304);
  done(await open(0));
  const again = await read(etag);
  expect(again.statusCode).toBe(200);
  expect(again.json().rows.find(({ id }: { id: number }) => id === gate.id)).toMatchObject({ unlocked: true });
});

test('keeps an opened Spot open when points are taken and the team joins again', async () => {
  const { phone, open, gate, client, params, side } = await event();
  const fox = await phone(0);
  done(await open(0));
  const body = { team_id: side(0).team.id, points: -50, reason: 'Zu laut' };
  done(await client.managedBattles.givePoints({ params, body }));
  for (const each of [fox, await phone(0)]) {
    const { rows } = done(await each.joined.pois());
    expect(rows.find(({ id }) => id === gate.id)).toMatchObject({ unlocked: true });
  }
});

test('repeats the outcome of the same submission, and refuses to open the Spot again', async () => {
  const { phone, open, gate, log, clock } = await event();
  await phone(0);
  const first = done(await open(0, gate.id, ID));
  clock.passMinutes(5);
  expect(done(await open(0, gate.id, ID))).toEqual(first);
  expect(await open(0)).toMatchObject(problem(409, 'nochange'));
  expect((await log()).rows.filter(({ kind }) => kind === 'poi_opened')).toHaveLength(1);
});

test('refuses Spots that are open, of another run, and teams that have not joined', async () => {
  const { phone, open, poiId, gate, draft, poi } = await event();
  await phone(0);
  expect(await open(0, poiId)).toMatchObject(problem(409, 'nochange'));
  expect(await open(0, (await poi(await draft())).id)).toMatchObject(problem(404, 'not_found'));
  expect(await open(0, 4_711)).toMatchObject(problem(404, 'not_found'));
  expect(await open(1, gate.id)).toMatchObject(problem(409, 'team_not_joined'));
});

test('tells the phones of the team which Spot was opened', async () => {
  const { phone, open, app, deps } = await event();
  const [fox, badger] = [await phone(0), await phone(1)];
  await changesArrived(deps);
  const address = await listening(app);
  const [foxes, badgers] = [await follow(address, fox.token), await follow(address, badger.token)];
  done(await open(0));
  await expect
    .poll(() => foxes.events.map(({ event: name }) => name).toSorted(), soon)
    .toEqual(['message', 'points', 'pois', 'pois', 'ranking']);
  expect(badgers.events.filter(({ event: name }) => name === 'message')).toEqual([]);
  expect(done(await fox.progress.messages()).rows).toMatchObject([{ kind: 'poi_opened', text: 'Turm', to_team: true }]);
  expect(done(await badger.progress.messages()).count).toBe(0);
});

test('a run with an opened Spot is finished only after its Quests', async () => {
  const { phone, open, answer, firstTask } = await event();
  const fox = await phone(0);
  const finished = async () => done(await fox.joined.pois()).progress.finished_at;
  done(await fox.progress.submit({ body: answerTo({ id: firstTask.id, taskType: 'guess_number' }, 16) }));
  expect(await finished()).not.toBeNull(); // no team can reach 100 points
  done(await open(0));
  expect(await finished()).toBeNull();
  done(await answer(fox));
  expect(await finished()).not.toBeNull();
});

test('deletes the opened Spots with the progress of the team', async () => {
  const { phone, open, deps, client, battle, side } = await event();
  await phone(0);
  done(await open(0));
  const count = () => deps.store.db.$count(deps.store.db.t.openedPois);
  expect(await count()).toBe(1);
  done(await client.managedProgress.remove({ body: { battle_id: battle.id, team_id: side(0).team.id } }));
  expect(await count()).toBe(0);
});
