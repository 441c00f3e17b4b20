import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { organiser } from '#testing/organisers.ts';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { testApp } from '#testing/test-app.ts';

/** 10:30 to 11:30; the clock of the tests starts at 10:00. */
const HOUR = { starts_at: '2026-05-01T10:30:00.000Z', ends_at: '2026-05-01T11:30:00.000Z' };
const at = (time: string) => `2026-05-01T${time}:00.000Z`;

/** Three teams that start ten minutes after each other, none of which has joined. */
async function event(over: Parameters<typeof organiser>[2] = HOUR) {
  const opened = await testApp();
  const by = await organiser(opened, ['Füchse', 'Dachse', 'Igel'], over);
  const { params, client } = by;
  const changed = done(await client.managedBattles.change({ params, body: { stagger_minutes: 10 } }));
  expect(changed).toMatchObject({ stagger_minutes: 10, Participants: expect.any(Array) });
  const body = answerTo({ id: by.firstTask.id, taskType: 'guess_number' }, 16);
  type Phone = Awaited<ReturnType<typeof by.phone>>;
  return {
    ...opened,
    ...by,
    solve: (phone: Phone) => phone.progress.submit({ body }),
    schedule: async (phone: Phone) => done(await phone.joined.pois()).schedule,
    pause: async (paused: boolean) => done(await client.managedBattles.pause({ params, body: { paused } })),
    ranking: async () => done(await client.managedProgress.ranking({ query: { battle_name: by.battle.slug } })).rows,
  };
}

test('gives every team its own hour', async () => {
  const by = await event();
  const phones = [await by.phone(0), await by.phone(1), await by.phone(2)];
  expect(await Promise.all(phones.map(by.schedule))).toEqual([
    { state: 'waiting', starts_at: at('10:30'), ends_at: at('11:30') },
    { state: 'waiting', starts_at: at('10:40'), ends_at: at('11:40') },
    { state: 'waiting', starts_at: at('10:50'), ends_at: at('11:50') },
  ]);
  by.clock.passMinutes(35);
  const [fox, badger] = phones;
  expect(fox && (await by.schedule(fox))?.state).toBe('open');
  expect(badger && (await by.solve(badger))).toMatchObject(problem(409, 'battle_not_open'));
  by.clock.passMinutes(60);
  expect(fox && (await by.schedule(fox))?.state).toBe('ended');
  expect((await by.read()).state).toBe('open');
  expect(badger && (await by.solve(badger))).toMatchObject({ status: 200 });
  by.clock.passMinutes(15);
  expect((await by.read()).state).toBe('ended');
});

test('shows the organiser the times of each team', async () => {
  const by = await event();
  const { rows } = done(await by.client.managedEvents.teams({ params: by.params }));
  const times = Object.fromEntries(rows.map((row) => [row.Team.id, [row.starts_at, row.ends_at]]));
  expect(times[by.side(1).team.id]).toEqual([at('10:40'), at('11:40')]);
  const { Participants = [] } = await by.read();
  expect(new Set(Participants.map(({ start_delay }) => start_delay))).toEqual(new Set([0, 10, 20]));
});

test('starts the hour of a team that joins late when it joins', async () => {
  const by = await event();
  by.clock.passMinutes(55);
  const badger = await by.phone(1);
  expect(await by.schedule(badger)).toEqual({ state: 'open', starts_at: at('10:55'), ends_at: at('11:55') });
  const hedgehog = await by.phone(2);
  expect(await by.schedule(hedgehog)).toEqual({ state: 'open', starts_at: at('10:55'), ends_at: at('11:55') });
});

test('moves the hour of teams that have not started by the length of a pause', async () => {
  const by = await event();
  const phones = [await by.phone(0), await by.phone(1), await by.phone(2)];
  by.clock.passMinutes(45);
  await by.pause(true);
  by.clock.passMinutes(20);
  await by.pause(false);
  expect(await Promise.all(phones.map(by.schedule))).toEqual([
    { state: 'open', starts_at: at('10:30'), ends_at: at('11:50') },
    { state: 'open', starts_at: at('10:40'), ends_at: at('12:00') },
    { state: 'waiting', starts_at: at('11:10'), ends_at: at('12:10') },
  ]);
});

test('lets the organiser move the start of one team, before and during the event', async () => {
  const by = await event();
  const move = async (start_delay: number) => {
    const body = { participant_ids: [by.side(2).id], team_action: { action: 'start_delay' as const, start_delay } };
    return done(await by.client.managedEvents.act({ params: by.params, body }));
  };
  expect(await move(5)).toEqual({ done: 1, refused: [] });
  expect(await move(5)).toEqual({ done: 0, refused: [{ participant_id: by.side(2).id, code: 'nochange' }] });
  expect(await by.schedule(await by.phone(2))).toMatchObject({ starts_at: at('10:35'), ends_at: at('11:35') });
});

test('adds a new team after the last one, and refuses other minutes once the event has started', async () => {
  const by = await event();
  const team = done(await by.client.managedTeams.create({ body: { name: 'Otter' } }));
  const body = { exploration_id: by.exploration.id, team_id: team.id };
  expect(done(await by.client.managedBattles.addParticipant({ params: by.params, body })).start_delay).toBe(30);
  by.clock.passMinutes(31);
  expect(await by.client.managedBattles.change({ params: by.params, body: { stagger_minutes: 5 } })).toMatchObject(
    problem(400, 'invalid_request'),
  );
});

test('ends for all teams at once when the organiser ends the event', async () => {
  const by = await event();
  const phones = [await by.phone(0), await by.phone(1), await by.phone(2)];
  by.clock.passMinutes(45);
  done(await by.client.managedBattles.end({ params: by.params }));
  expect((await Promise.all(phones.map(by.schedule))).map((schedule) => schedule?.state)).toEqual([
    'ended',
    'ended',
    'waiting',
  ]);
});

test('ranks teams with equal points by their playing time, without pauses, once the organiser chose it', async () => {
  const by = await event();
  const [fox, badger, hedgehog] = [await by.phone(0), await by.phone(1), await by.phone(2)];
  const names = [0, 1, 2].map((index) => by.side(index).team.name);
  by.clock.passMinutes(45); // 10:45: foxes have played 15 minutes
  done(await by.solve(fox));
  await by.pause(true);
  by.clock.passMinutes(20);
  await by.pause(false);
  by.clock.passMinutes(1); // 11:06: badgers have played 6 minutes
  done(await by.solve(badger));
  by.clock.passMinutes(24); // 11:30: hedgehogs, who started at 11:10, have played 20 minutes
  done(await by.solve(hedgehog));
  const order = async () => (await by.ranking()).map(({ Team }) => Team.name);
  expect(await order()).toEqual(names);
  const body = { tie_rule: 'playing_time' } as const;
  expect(done(await by.client.managedBattles.change({ params: by.params, body })).tie_rule).toBe('playing_time');
  expect(await order()).toEqual([names[1], names[0], names[2]]);
  const shown = done(await fox.progress.ranking());
  expect(shown.tie_rule).toBe('playing_time');
  expect(shown.rows.map(({ playing_seconds, tie_break_at }) => [playing_seconds, tie_break_at])).toEqual([
    [360, null],
    [900, null],
    [1_200, null],
  ]);
});
