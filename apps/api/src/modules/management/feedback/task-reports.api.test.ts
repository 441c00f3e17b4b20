import { expect, test } from 'vitest';
import { creator, done, freshName, NUMBER } from '#testing/creators.ts';
import { organiser } from '#testing/organisers.ts';
import { problem } from '#testing/problems.ts';
import { fileApp } from '#testing/test-app.ts';
import { deleteExpired } from '../../../jobs/delete-expired.ts';

const opened = await fileApp({ env: { RATE_LIMIT: 'on' } });
const { clock, deps, given, as, client: anyone } = opened;

/** A run with an open quest and one at a locked spot, and players outside of its Versus. */
async function ownRun() {
  const by = await organiser(opened, ['Füchse']);
  const locked = await by.poi(by.exploration, { name: 'Turm' });
  const params = { poi_id: locked.id };
  done(await by.client.prerequisites.create({ params, body: { unlock_type: 'points', value: 1_000 } }));
  const lockedTask = done(await by.client.tasks.create({ params, body: { name: freshName('Stufen'), ...NUMBER } }));
  const of = { params: { exploration_id: by.exploration.id } };
  return {
    ...by,
    lockedTask,
    of,
    reports: async (query: { task_id?: number; limit?: number; offset?: number } = {}) =>
      done(await by.client.managedFeedback.reports({ ...of, query })),
    open: async () => done(await by.client.managedFeedback.openReports(of)).rows,
    set: async (report_id: number, resolved: boolean) =>
      done(
        await by.client.managedFeedback.resolve({
          params: { ...of.params, report_id },
          body: { resolved },
        }),
      ),
    async guest() {
      const { token, claims } = await given.player(by.exploration);
      return { ...as(token), guest_id: claims.progress.progressor_id };
    },
  };
}

type Guest = Awaited<ReturnType<Awaited<ReturnType<typeof ownRun>>['guest']>>;

function report({ feedback }: Pick<Guest, 'feedback'>, task: { id: number }, text = 'Die Tafel ist weg.') {
  return feedback.report({ body: { task_id: task.id, reason: 'place_changed', text } });
}

test('shows a report without a name to the creator, and its resolution to the player', async () => {
  const { guest, firstTask, reports, open, set, poiId } = await ownRun();
  const player = await guest();
  const sent = { task_id: firstTask.id, reason: 'place_changed', text: 'Die Tafel ist weg.', resolved: false };
  expect(done(await report(player, firstTask, '  Die Tafel ist weg. '))).toMatchObject(sent);

  const { count, rows } = await reports();
  expect(count).toBe(1);
  expect(rows[0]).toEqual({
    id: expect.any(Number),
    task: { id: firstTask.id, name: firstTask.name, slug: firstTask.slug },
    poi: { id: poiId, name: expect.any(String), slug: expect.any(String) },
    reason: 'place_changed',
    text: 'Die Tafel ist weg.',
    created_at: clock.now().toISOString(),
    resolved_at: null,
  });
  expect(await open()).toEqual([{ poi_id: poiId, task_id: firstTask.id, open: 1 }]);

  const id = rows[0]?.id ?? 0;
  expect(await set(id, true)).toMatchObject({ resolved_at: clock.now().toISOString() });
  expect(await open()).toEqual([]);
  expect(done(await player.feedback.reports()).rows).toMatchObject([{ ...sent, resolved: true }]);
  expect(await set(id, false)).toMatchObject({ resolved_at: null });
  expect(await open()).toHaveLength(1);
});

test('lists open reports before resolved ones, by quest and in pages', async () => {
  const { guest, firstTask, poi, exploration, task, reports, set } = await ownRun();
  const other = await task(await poi(exploration, { name: freshName('Brunnen') }));
  for (let n = 0; n < 3; n++) {
    const player = await guest();
    await report(player, firstTask, `erste ${n}`);
    await report(player, other, `andere ${n}`);
  }
  const { rows } = await reports();
  expect(rows.map(({ text }) => text)).toEqual(['andere 2', 'erste 2', 'andere 1', 'erste 1', 'andere 0', 'erste 0']);
  await set(rows[0]?.id ?? 0, true);
  expect((await reports({ task_id: other.id })).rows.map(({ text }) => text)).toEqual([
    'andere 1',
    'andere 0',
    'andere 2',
  ]);
  expect(await reports({ limit: 1, offset: 1 })).toMatchObject({ count: 6, rows: [{ text: 'andere 1' }] });
});

test('a participation reports a quest once, a team as one', async () => {
  const { guest, phone, firstTask } = await ownRun();
  const [one, other] = [await guest(), await guest()];
  expect(await report(one, firstTask)).toMatchObject({ status: 200 });
  expect(await report(one, firstTask)).toMatchObject(problem(409, 'already_reported'));
  expect(await report(other, firstTask)).toMatchObject({ status: 200 });
  expect(await report(await phone(0), firstTask)).toMatchObject({ status: 200 });
  expect(await report(await phone(0), firstTask)).toMatchObject(problem(409, 'already_reported'));
});

test('refuses reports of locked quests, of other runs, in trials, that are too long, or for “other” without a text', async () => {
  const { guest, client, of, lockedTask, firstTask } = await ownRun();
  const player = await guest();
  expect(await report(player, lockedTask)).toMatchObject(problem(403, 'poi_locked'));
  const { task } = await (await creator(opened)).publishedExploration();
  expect(await report(player, task)).toMatchObject(problem(404, 'not_found'));
  expect(await report(player, firstTask, 'x'.repeat(301))).toMatchObject(problem(400, 'invalid_request'));
  const body = { task_id: firstTask.id, reason: 'other', text: ' ' } as const;
  expect(await player.feedback.report({ body })).toMatchObject(problem(400, 'invalid_request'));
  const { accessToken } = done(await client.managedExplorations.tryOut({ ...of, body: { unlocked: true } }));
  expect(await report(as(accessToken), firstTask)).toMatchObject(problem(403, 'forbidden'));
  expect(await report(anyone, firstTask)).toMatchObject(problem(401, 'unauthorized'));
});

test('refuses more than sixty reports and comments of a participation in ten minutes', async () => {
  const { guest } = await ownRun();
  const player = await guest();
  for (let n = 0; n < 60; n++) expect(await report(player, { id: 1 })).not.toMatchObject({ status: 429 });
  expect(await report(player, { id: 1 })).toMatchObject(problem(429, 'rate_limited'));
  expect(await report(await guest(), { id: 1 })).not.toMatchObject({ status: 429 });
});

test('a creator deletes a report, and the player may send another', async () => {
  const { guest, client, of, firstTask, reports } = await ownRun();
  const player = await guest();
  await report(player, firstTask);
  const params = { ...of.params, report_id: (await reports()).rows[0]?.id ?? 0 };
  done(await client.managedFeedback.removeReport({ params }));
  expect(await reports()).toEqual({ count: 0, rows: [] });
  expect(await client.managedFeedback.removeReport({ params })).toMatchObject(problem(404, 'not_found'));
  expect(await report(player, firstTask)).toMatchObject({ status: 200 });
});

test('deletes reports of a Versus with it, of a quest with it, and after twelve months', async () => {
  const { guest, phone, client, battle, firstTask, poi, exploration, task, reports } = await ownRun();
  const otherPoi = await poi(exploration, { name: freshName('Brunnen') });
  const other = await task(otherPoi);
  const player = await guest();
  for (const each of [firstTask, other]) await report(player, each);
  await report(await phone(0), firstTask);
  expect(await reports()).toMatchObject({ count: 3 });
  done(await client.managedBattles.remove({ params: { battle_id: battle.id } }));
  expect(await reports()).toMatchObject({ count: 2 });
  done(await client.tasks.remove({ params: { poi_id: otherPoi.id, task_id: other.id } }));
  expect(await reports()).toMatchObject({ count: 1 });
  const left = async () => (await deps.store.db.select().from(deps.store.db.t.taskReports)).length;
  const before = await left();
  clock.passMinutes(364 * 24 * 60);
  await deleteExpired(deps);
  expect(await left()).toBe(before);
  clock.passMinutes(2 * 24 * 60);
  await deleteExpired(deps);
  expect(await left()).toBe(0);
});
