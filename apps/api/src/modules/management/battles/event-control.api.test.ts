import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { numberTask, poi } from '#testing/given.ts';
import { organiser } from '#testing/organisers.ts';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { type OpenApp, testApp } from '#testing/test-app.ts';

/** 10:30 to 11:30; the clock of the tests starts at 10:00. */
const HOUR = { starts_at: '2026-05-01T10:30:00.000Z', ends_at: '2026-05-01T11:30:00.000Z' };

async function event(over: Parameters<typeof organiser>[2] = HOUR) {
  const opened = await testApp();
  const by = await organiser(opened, ['Füchse', 'Dachse'], over);
  const fox = await by.phone(0);
  const badger = await by.phone(1);
  const body = answerTo({ id: by.firstTask.id, taskType: 'guess_number' }, 16);
  const { params } = by;
  return {
    ...opened,
    ...by,
    fox,
    badger,
    answer: (phone = fox) => phone.progress.submit({ body }),
    states: () => Promise.all([fox, badger].map(async (phone) => done(await phone.joined.pois()).schedule?.state)),
    pause: (paused: boolean) => by.client.managedBattles.pause({ params, body: { paused } }),
    extra: (index: number, extra_minutes: number) =>
      by.client.managedBattles.giveTime({
        params: { ...params, participant_id: by.side(index).id },
        body: { extra_minutes },
      }),
  };
}

function closed(state: string) {
  return { status: 409, body: { errors: [{ code: 'battle_not_open', params: { state } }] } };
}

test('shows joined players no Spots and refuses answers before the start', async () => {
  const { fox, answer, clock } = await event();
  expect(await fox.joined.pois()).toMatchObject({
    status: 200,
    body: {
      count: 0,
      rows: [],
      schedule: { state: 'waiting', ...HOUR },
    },
  });
  expect(await answer()).toMatchObject(closed('waiting'));
  clock.passMinutes(29);
  expect(await answer()).toMatchObject(closed('waiting'));
  clock.passMinutes(1);
  expect(await fox.joined.pois()).toMatchObject({ body: { count: 1, schedule: { state: 'open' } } });
  expect(await answer()).toMatchObject({ status: 200 });
});

test('refuses answers and new teams after the end; players still read and rejoin', async () => {
  const { fox, answer, clock, client, side, exploration, battle, params, app } = await event();
  const late = done(await client.managedTeams.create({ body: { name: 'Nachzügler' } }));
  done(
    await client.managedBattles.addParticipant({ params, body: { exploration_id: exploration.id, team_id: late.id } }),
  );
  clock.passMinutes(90);
  expect(await answer()).toMatchObject(closed('ended'));
  expect(await fox.joined.pois()).toMatchObject({ body: { count: 1, schedule: { state: 'ended' } } });
  expect(await fox.progress.ranking()).toMatchObject({ body: { count: 3 } });
  const join = (team_id: number) =>
    app.inject({
      method: 'POST',
      url: '/api/exploration/join',
      payload: { exploration_id: exploration.id, battle_id: battle.id, team_id },
    });
  expect((await join(side(0).team.id)).statusCode).toBe(200);
  expect((await join(late.id)).json()).toEqual({ errors: [{ code: 'battle_not_open', params: { state: 'ended' } }] });
});

test('repeats the outcome of an earlier submission after the end', async () => {
  const { fox, firstTask: task, clock } = await event();
  clock.passMinutes(40);
  const submission_id = '0b0c7f0e-6a0b-4b8e-9d62-0d6f4f6c8a11';
  const body = answerTo({ id: task.id, taskType: 'guess_number' }, 16, submission_id);
  const first = await fox.progress.submit({ body });
  clock.passMinutes(80);
  expect(await fox.progress.submit({ body })).toMatchObject({ status: 200, body: first.body });
});

test('refuses purchases of hints after the end', async () => {
  const opened = await testApp();
  const location = [{ hint_type: 'text' as const, hint_value: 'Links', cost: 4 }];
  const exploration = await opened.given.exploration({
    pois: [poi('Tor', [numberTask], { location_type: 'hint', location })],
  });
  const battle = await opened.given.battle('Ohne Zeit', [{ exploration, team: 'Füchse' }]);
  const { token } = await opened.given.player(exploration, { battle_id: battle.id, team_id: battle.teamId(0) });
  const { battles } = opened.deps.store.db.t;
  await opened.deps.store.transact((tx) => tx.update(battles).set({ endsAt: opened.clock.now() }));
  const body = { progress_type: 'hint' as const, progress_id: exploration.hints[0]?.id ?? 0 };
  expect(await opened.as(token).progress.submit({ body })).toMatchObject(closed('ended'));
});

test('refuses answers during a pause and moves the end by its length', async () => {
  const { answer, pause, clock, states, read, badger } = await event();
  clock.passMinutes(80); // ten minutes are left
  expect(done(await pause(true))).toMatchObject({ state: 'paused', paused_at: '2026-05-01T11:20:00.000Z' });
  expect(await pause(true)).toMatchObject(problem(409, 'nochange'));
  clock.passMinutes(60);
  expect(await answer()).toMatchObject(closed('paused'));
  expect(await badger.joined.pois()).toMatchObject({ body: { schedule: { ends_at: '2026-05-01T12:30:00.000Z' } } });
  expect(done(await pause(false))).toMatchObject({
    state: 'open',
    paused_at: null,
    ends_at: '2026-05-01T12:30:00.000Z',
  });
  clock.passMinutes(9);
  expect(await answer()).toMatchObject({ status: 200 });
  clock.passMinutes(1);
  expect(await states()).toEqual(['ended', 'ended']);
  expect((await read()).state).toBe('ended');
});

test('ends an event at once and reopens it by a later end or extra minutes', async () => {
  const { answer, extra, clock, states, badger, client, params } = await event();
  const end = () => client.managedBattles.end({ params });
  expect(await end()).toMatchObject(closed('waiting'));
  clock.passMinutes(40);
  expect(done(await end())).toMatchObject({ state: 'ended', ends_at: '2026-05-01T10:40:00.000Z' });
  expect(await states()).toEqual(['ended', 'ended']);
  expect(await answer()).toMatchObject(closed('ended'));
  expect(await end()).toMatchObject(closed('ended'));
  done(await extra(0, 15));
  expect(await states()).toEqual(['open', 'ended']);
  done(await client.managedBattles.change({ params, body: { ends_at: HOUR.ends_at } }));
  expect(await states()).toEqual(['open', 'open']);
  expect(await answer(badger)).toMatchObject({ status: 200 });
});

test('ends the pause with the event and does not restore it when the event reopens', async () => {
  const { pause, clock, states, client, params } = await event();
  clock.passMinutes(40);
  done(await pause(true));
  clock.passMinutes(5);
  expect(done(await client.managedBattles.end({ params }))).toMatchObject({
    state: 'ended',
    paused_at: null,
    ends_at: '2026-05-01T10:45:00.000Z',
  });
  done(await client.managedBattles.change({ params, body: { ends_at: null } }));
  expect(await states()).toEqual(['open', 'open']);
});

test('lets one team play on with extra minutes', async () => {
  const { answer, extra, clock, states, badger, read } = await event();
  expect(done(await extra(0, 15))).toMatchObject({ extra_minutes: 15 });
  expect(await extra(0, 15)).toMatchObject(problem(409, 'nochange'));
  clock.passMinutes(100);
  expect(await states()).toEqual(['open', 'ended']);
  expect(await answer()).toMatchObject({ status: 200 });
  expect(await answer(badger)).toMatchObject(closed('ended'));
  expect((await read()).Participants).toMatchObject([{ extra_minutes: 0 }, { extra_minutes: 15 }]);
  clock.passMinutes(5);
  expect(await states()).toEqual(['ended', 'ended']);
});

test('counts no minutes before the start for Spots that open by time', async () => {
  const opened = await testApp();
  const by = await organiser(opened, ['Füchse'], HOUR);
  const body = { unlock_type: 'time' as const, value: 10, exploration_name: by.exploration.slug };
  const { rows } = done(await by.client.managedPois.list({ query: { exploration_name: by.exploration.slug } }));
  done(await by.client.prerequisites.create({ params: { poi_id: rows[0]?.id ?? 0 }, body }));
  const fox = await by.phone(0);
  opened.clock.passMinutes(39);
  expect(await fox.joined.pois()).toMatchObject({
    body: { rows: [{ unlocked: false, UnlockPrerequisites: [{ remaining: 1 }] }] },
  });
  opened.clock.passMinutes(1);
  expect(await fox.joined.pois()).toMatchObject({ body: { rows: [{ unlocked: true }] } });
});

test('adds and subtracts points with a reason, in ranking and statistic', async () => {
  const { client, params, side, fox, badger, battle } = await event({});
  const give = (index: number, points: number, reason: string) =>
    client.managedBattles.givePoints({ params, body: { team_id: side(index).team.id, points, reason } });
  expect(done(await give(0, 20, 'Schönstes Lied'))).toMatchObject({ adjustedPoints: 20 });
  done(await give(0, -5, 'Zu laut'));
  done(await give(1, -3, 'Abkürzung'));
  expect(await fox.progress.points()).toMatchObject({ body: { netPoints: 15, earnedPoints: 0, adjustedPoints: 15 } });
  expect(await badger.progress.points()).toMatchObject({ body: { netPoints: -3 } });
  expect(await badger.progress.ranking()).toMatchObject({
    body: { rows: [{ place: 1, netPoints: 15, adjustedPoints: 15 }, { netPoints: -3 }] },
  });
  const query = { battle_name: battle.slug, team_id: side(0).team.id };
  expect(done(await client.managedProgress.statistic({ query })).rows).toMatchObject([
    {
      netPoints: 15,
      Adjustments: [
        { points: 20, reason: 'Schönstes Lied' },
        { points: -5, reason: 'Zu laut' },
      ],
    },
  ]);
});

test.each([0, 1.5, 100_001, -100_001])('refuses to adjust by %d points', async (points) => {
  const { client, params, side } = await event({});
  const body = { team_id: side(0).team.id, points, reason: 'Darum' };
  expect(await client.managedBattles.givePoints({ params, body })).toMatchObject(problem(400, 'invalid_request'));
});

/** A Versus with a Spot that opens with 15 net points; its quest brings 10. */
async function battleWithLockedPoi(opened: OpenApp) {
  const by = await organiser(opened, ['Füchse']);
  const gate = await by.poi(by.exploration);
  const body = { unlock_type: 'points' as const, value: 15, exploration_name: by.exploration.slug };
  done(await by.client.prerequisites.create({ params: { poi_id: gate.id }, body }));
  const give = (points: number) =>
    by.client.managedBattles.givePoints({
      params: by.params,
      body: { team_id: by.side(0).team.id, points, reason: 'Darum' },
    });
  const isOpen = async (phone: Awaited<ReturnType<typeof by.phone>>) =>
    done(await phone.joined.pois()).rows.find(({ id }) => id === gate.id)?.unlocked;
  return { ...by, give, isOpen };
}

test('opens Spots by adjusted points and keeps them open when points are subtracted', async () => {
  const { give, isOpen, phone } = await battleWithLockedPoi(await testApp());
  const fox = await phone(0);
  expect(await isOpen(fox)).toBe(false);
  done(await give(15));
  expect(await isOpen(fox)).toBe(true);
  done(await give(-15));
  expect(await isOpen(fox)).toBe(true);
});

test('counts points that were adjusted before the team joined', async () => {
  const { give, isOpen, phone, client, battle } = await battleWithLockedPoi(await testApp());
  done(await give(15));
  const query = { battle_name: battle.slug };
  expect(done(await client.managedProgress.ranking({ query })).rows).toMatchObject([{ netPoints: 15 }]);
  const fox = await phone(0);
  expect(await isOpen(fox)).toBe(true);
  done(await give(-10));
  expect(await fox.progress.points()).toMatchObject({ body: { netPoints: 5 } });
  expect(await isOpen(fox)).toBe(true);
});

test('logs every act with its actor, latest first', async () => {
  const { client, params, pause, extra, side, userId, clock } = await event();
  const [{ managedBattles: calls }, team_id] = [client, side(1).team.id];
  clock.passMinutes(30);
  done(await pause(true));
  done(await pause(false));
  done(await extra(1, 5));
  done(await calls.givePoints({ params, body: { team_id, points: -2, reason: 'Zu laut' } }));
  done(await calls.sendMessage({ params, body: { text: 'Noch zehn Minuten' } }));
  done(await calls.sendMessage({ params, body: { text: 'Kommt zurück', team_id } }));
  done(await calls.showBoard({ params: { battle: params.battle_id }, body: { board: true } }));
  done(await calls.freeze({ params, body: { frozen: true } }));
  done(await calls.freeze({ params, body: { frozen: false } }));
  done(await calls.showBoard({ params: { battle: params.battle_id }, body: { board: false } }));
  clock.passMinutes(1);
  done(await calls.end({ params }));
  const log = done(await client.managedEvents.log({ params, query: { limit: 11 } }));
  const actor = `User ${userId}`;
  const Team = { id: team_id, name: side(1).team.name };
  expect(log.count).toBe(13);
  expect(log.rows).toMatchObject([
    { kind: 'end', actor, Team: null, text: null, amount: null },
    { kind: 'board_off', actor },
    { kind: 'reveal' },
    { kind: 'freeze' },
    { kind: 'board_on' },
    { kind: 'message', text: 'Kommt zurück', Team },
    { kind: 'message', text: 'Noch zehn Minuten', Team: null },
    { kind: 'points', amount: -2, text: 'Zu laut', Team },
    { kind: 'extra_minutes', amount: 5, Team },
    { kind: 'resume', Team: null },
    { kind: 'pause', at: '2026-05-01T10:30:00.000Z' },
  ]);
});
