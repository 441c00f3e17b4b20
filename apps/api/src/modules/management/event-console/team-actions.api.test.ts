import { randomUUID } from 'node:crypto';
import type { TeamAction } from '@puzzle-runs/contract/management/event.ts';
import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { organiser } from '#testing/organisers.ts';
import { problem } from '#testing/problems.ts';
import { testApp } from '#testing/test-app.ts';

async function event(teams = ['Füchse', 'Dachse', 'Hasen']) {
  const opened = await testApp();
  const by = await organiser(opened, teams);
  const { client, params } = by;
  return {
    ...opened,
    ...by,
    act: (sides: number[], team_action: TeamAction) =>
      client.managedEvents.act({
        params,
        body: { participant_ids: sides.map((index) => by.side(index).id), team_action },
      }),
    teams: async () => {
      const { rows } = done(await client.managedEvents.teams({ params }));
      return by.sides.map(({ id }) => rows.find(({ participant_id }) => participant_id === id));
    },
    log: async () => done(await client.managedEvents.log({ params, query: { limit: 50 } })).rows,
    undo: (act_id: number) => client.managedEvents.undo({ params: { ...params, act_id } }),
  };
}

test('gives several teams points, minutes and a message, and leaves the others alone', async () => {
  const { act, teams, phone } = await event();
  const [fox, , hare] = [await phone(0), await phone(1), await phone(2)];
  expect(done(await act([0, 1], { action: 'points', points: 5, reason: 'Lied' }))).toEqual({ done: 2, refused: [] });
  done(await act([0, 1], { action: 'extra_minutes', extra_minutes: 10 }));
  done(await act([0, 1], { action: 'contacted', contacted: true }));
  done(await act([0, 1], { action: 'message', text: 'Gleich ist Schluss' }));
  expect(await teams()).toMatchObject([
    { netPoints: 5, extra_minutes: 10, contacted_at: '2026-05-01T10:00:00.000Z' },
    { netPoints: 5, extra_minutes: 10 },
    { netPoints: 0, extra_minutes: 0, contacted_at: null },
  ]);
  expect(done(await fox.progress.messages()).rows).toMatchObject([
    { kind: 'message', text: 'Gleich ist Schluss', to_team: true },
    { kind: 'points', text: 'Lied', points: 5 },
  ]);
  expect(done(await hare.progress.messages()).count).toBe(0);
});

test('says which teams it refused, and acts on the others', async () => {
  const { act, phone, poi, exploration, side, client, params } = await event();
  const gate = await poi(exploration);
  const body = { unlock_type: 'points' as const, value: 100, exploration_name: exploration.slug };
  done(await client.prerequisites.create({ params: { poi_id: gate.id }, body }));
  await phone(0);
  expect(done(await act([0, 1], { action: 'open_poi', poi_id: gate.id }))).toEqual({
    done: 1,
    refused: [{ participant_id: side(1).id, code: 'team_not_joined' }],
  });
  const team_action = { action: 'extra_minutes', extra_minutes: 0 } as const;
  const answer = await client.managedEvents.act({
    params,
    body: { participant_ids: [side(0).id, 4_711], team_action },
  });
  expect(done(answer)).toMatchObject({ done: 0 });
  expect(
    done(answer)
      .refused.map(({ code }) => code)
      .toSorted(),
  ).toEqual(['nochange', 'not_found']);
});

test('acts once on a team that is listed twice', async () => {
  const { act, teams } = await event();
  expect(done(await act([0, 0], { action: 'points', points: 5, reason: 'Lied' }))).toMatchObject({ done: 1 });
  expect((await teams())[0]).toMatchObject({ netPoints: 5 });
});

test.each<TeamAction>([
  { action: 'message', text: 'Gleich ist Schluss' },
  { action: 'points', points: 5, reason: 'Lied' },
  { action: 'extra_minutes', extra_minutes: 10 },
  { action: 'open_poi', poi_id: 0 },
  { action: 'contacted', contacted: true },
  { action: 'remove' },
])('carries out an action once for all its teams when it is repeated with its id: $action', async (action) => {
  const { client, params, side, phone, poi, exploration, log } = await event();
  const gate = await poi(exploration);
  const prerequisite = { unlock_type: 'points' as const, value: 100, exploration_name: exploration.slug };
  done(await client.prerequisites.create({ params: { poi_id: gate.id }, body: prerequisite }));
  await phone(0);
  await phone(1);
  const team_action = action.action === 'open_poi' ? { ...action, poi_id: gate.id } : action;
  const participant_ids = [side(0).id, side(1).id];
  const body = { participant_ids, team_action, submission_id: randomUUID() };
  const before = await log();
  expect(done(await client.managedEvents.act({ params, body }))).toEqual({ done: 2, refused: [] });
  expect(done(await client.managedEvents.act({ params, body }))).toEqual({ done: 2, refused: [] });
  expect(await log()).toHaveLength(before.length + 2);
});

test('takes back points once, and logs both acts', async () => {
  const { act, teams, log, undo, phone } = await event();
  const fox = await phone(0);
  done(await act([0], { action: 'points', points: 20, reason: 'Lied' }));
  const [given] = await log();
  expect(given).toMatchObject({ kind: 'points', amount: 20, undoable: true, undone_at: null });
  const at = '2026-05-01T10:00:00.000Z';
  expect(done(await undo(given?.id ?? 0))).toMatchObject({ kind: 'points', undone_at: at, undoable: false });
  expect((await teams())[0]).toMatchObject({ netPoints: 0, adjustedPoints: 0 });
  expect((await log())[0]).toMatchObject({ kind: 'points', amount: -20, text: 'Lied' });
  expect(await undo(given?.id ?? 0)).toMatchObject(problem(409, 'nochange'));
  expect(await fox.progress.points()).toMatchObject({ body: { netPoints: 0 } });
});

test('takes back extra minutes to what they were before, unless they were changed since', async () => {
  const { act, teams, log, undo } = await event();
  for (const extra_minutes of [5, 15]) done(await act([0], { action: 'extra_minutes', extra_minutes }));
  const [last, first] = await log();
  expect(await undo(first?.id ?? 0)).toMatchObject(problem(409, 'conflict'));
  done(await undo(last?.id ?? 0));
  expect((await teams())[0]).toMatchObject({ extra_minutes: 5 });
});

test('takes back a message that no phone has shown, also one that a page in the background has loaded', async () => {
  const { client, params, undo, phone, log } = await event();
  const send = async (text: string) => done(await client.managedBattles.sendMessage({ params, body: { text } }));
  const fox = await phone(0);
  const wrong = await send('Falsch');
  expect(done(await fox.progress.messages({ query: { seen: 'false' } })).count).toBe(1);
  done(await undo(wrong.id));
  expect(done(await fox.progress.messages({ query: {} })).count).toBe(0);
  expect((await log())[0]).toMatchObject({ kind: 'message_withdrawn', text: 'Falsch' });
  const read = await send('Richtig');
  done(await fox.progress.messages());
  expect(await undo(read.id)).toMatchObject(problem(409, 'message_read'));
  expect((await log()).find(({ id }) => id === read.id)).toMatchObject({ undoable: false });
});

test('refuses to take back a start, and unknown acts', async () => {
  const { client, params, undo, log } = await event();
  done(await client.managedBattles.pause({ params, body: { paused: true } }));
  const [pause] = await log();
  expect(await undo(pause?.id ?? 0)).toMatchObject(problem(409, 'nochange'));
  expect(await undo(4_711)).toMatchObject(problem(404, 'not_found'));
});
