import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { organiser } from '#testing/organisers.ts';
import { answerTo } from '#testing/submissions.ts';
import { testApp } from '#testing/test-app.ts';

async function event(over: Parameters<typeof organiser>[2] = {}) {
  const opened = await testApp();
  const by = await organiser(opened, ['Füchse', 'Dachse'], over);
  const second = await by.poi(by.exploration, { name: 'Turm' });
  const task = await by.task(second, { name: 'Stufen', attempts: null });
  const answerOf = (id: number) => (value: number) => answerTo({ id, taskType: 'guess_number' }, value);
  const { client, params } = by;
  return {
    ...opened,
    ...by,
    first: answerOf(by.firstTask.id),
    tower: { ...second, task, answer: answerOf(task.id) },
    teams: async () => {
      const { rows } = done(await client.managedEvents.teams({ params }));
      const of = (index: number) => rows.find(({ participant_id }) => participant_id === by.side(index).id);
      return { fox: of(0), badger: of(1) };
    },
  };
}

test('shows a team that has not joined without activity and marks', async () => {
  const { teams, clock, client, params } = await event();
  clock.passMinutes(60);
  expect(await teams()).toMatchObject({
    fox: {
      joined_at: null,
      phones: 0,
      last_activity_at: null,
      Poi: null,
      netPoints: 0,
      tasks_completed: 0,
      total_tasks: 2,
      silent_minutes: null,
      stuck: null,
      Task: null,
      contacted_at: null,
      extra_minutes: 0,
      finished: false,
      state: 'open',
      place: 1,
    },
  });
  expect(done(await client.managedEvents.teams({ params }))).toMatchObject({
    count: 2,
    state: 'open',
    stuck_minutes: 10,
  });
});

test('shows points, place, solved Quests, last activity and current Spot of each team', async () => {
  const { teams, phone, first, tower, clock, client, params, side } = await event();
  const [fox, badger] = [await phone(0), await phone(1)];
  clock.passMinutes(1);
  done(await fox.progress.submit({ body: first(16) }));
  clock.passMinutes(1);
  await badger.progress.submit({ body: tower.answer(1) });
  done(
    await client.managedBattles.givePoints({ params, body: { team_id: side(0).team.id, points: 5, reason: 'Lied' } }),
  );
  expect(await teams()).toMatchObject({
    fox: {
      joined_at: '2026-05-01T10:00:00.000Z',
      place: 1,
      netPoints: 15,
      adjustedPoints: 5,
      tasks_completed: 1,
      last_activity_at: '2026-05-01T10:01:00.000Z',
      finished: false,
    },
    badger: { place: 2, netPoints: 0, last_activity_at: '2026-05-01T10:02:00.000Z', Poi: { name: 'Turm' } },
  });
});

test('marks a team as stuck after three wrong tries at one Quest, until it makes progress', async () => {
  const { teams, phone, first, tower } = await event();
  const fox = await phone(0);
  await fox.progress.submit({ body: first(1) });
  for (const wrong of [1, 2]) await fox.progress.submit({ body: tower.answer(wrong) });
  expect((await teams()).fox).toMatchObject({ stuck: null, Task: null });
  await fox.progress.submit({ body: tower.answer(3) });
  expect((await teams()).fox).toMatchObject({ stuck: 'tries', Task: { name: 'Stufen', wrong: 3 } });
  done(await fox.progress.submit({ body: tower.answer(16) }));
  expect((await teams()).fox).toMatchObject({ stuck: null, Task: null });
});

test('marks a team as silent or as stuck after the minutes of the Versus', async () => {
  const { teams, phone, tower, clock } = await event({ stuck_minutes: 5 });
  const [, badger] = [await phone(0), await phone(1)];
  clock.passMinutes(4);
  await badger.progress.submit({ body: tower.answer(1) });
  expect(await teams()).toMatchObject({ fox: { silent_minutes: null }, badger: { stuck: null } });
  clock.passMinutes(2);
  expect(await teams()).toMatchObject({
    fox: { silent_minutes: 6, stuck: null },
    badger: { silent_minutes: null, stuck: 'time' },
  });
});

test('does not count the time before the start and during a pause', async () => {
  const { teams, phone, clock, client, params } = await event({ manual_start: true });
  await phone(0);
  const marks = async () => (await teams()).fox;
  clock.passMinutes(30);
  expect(await marks()).toMatchObject({ state: 'waiting', silent_minutes: null });
  done(await client.managedEvents.start({ params }));
  clock.passMinutes(9);
  expect(await marks()).toMatchObject({ silent_minutes: null });
  done(await client.managedBattles.pause({ params, body: { paused: true } }));
  clock.passMinutes(30);
  expect(await marks()).toMatchObject({ state: 'paused', silent_minutes: null });
  done(await client.managedBattles.pause({ params, body: { paused: false } }));
  clock.passMinutes(9);
  expect(await marks()).toMatchObject({ silent_minutes: null });
  clock.passMinutes(1);
  expect(await marks()).toMatchObject({ silent_minutes: 10 });
});

test('marks no team that has finished', async () => {
  const { teams, phone, first, tower, clock } = await event();
  const fox = await phone(0);
  for (const body of [first(16), tower.answer(16)]) done(await fox.progress.submit({ body }));
  clock.passMinutes(60);
  expect((await teams()).fox).toMatchObject({ finished: true, silent_minutes: null, stuck: null, tasks_completed: 2 });
});

test('shows a team as contacted until it is active again, or the mark is cleared', async () => {
  const { teams, phone, first, tower, clock, client, params, side } = await event();
  const fox = await phone(0);
  const contact = (contacted: boolean) =>
    client.managedEvents.contact({ params: { ...params, participant_id: side(0).id }, body: { contacted } });
  const at = '2026-05-01T10:15:00.000Z';
  clock.passMinutes(15);
  expect(await contact(false)).toMatchObject({ status: 409 });
  expect(done(await contact(true))).toEqual({ contacted_at: at });
  expect((await teams()).fox).toMatchObject({ contacted_at: at, silent_minutes: 15 });
  done(await contact(false));
  expect((await teams()).fox).toMatchObject({ contacted_at: null });
  done(await contact(true));
  clock.passMinutes(1);
  done(await fox.progress.submit({ body: first(16) }));
  expect((await teams()).fox).toMatchObject({ contacted_at: null, silent_minutes: null });
  await fox.progress.submit({ body: tower.answer(1) });
  const { rows } = done(await client.managedEvents.log({ params, query: {} }));
  expect(rows.slice(0, 3).map(({ kind, at: time }) => [kind, time])).toEqual([
    ['contacted', at],
    ['contact_cleared', at],
    ['contacted', at],
  ]);
});
