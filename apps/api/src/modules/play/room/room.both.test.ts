import { expect, test } from 'vitest';
import { done, freshName } from '#testing/creators.ts';
import { organiser } from '#testing/organisers.ts';
import { problem } from '#testing/problems.ts';
import { answerTo, arriveAt } from '#testing/submissions.ts';
import { testApp } from '#testing/test-app.ts';

/** The clock of the tests starts at 10:00. */
const at = (time: string) => `2026-05-01T${time}:00.000Z`;

interface Setting {
  teams?: number | null;
  route?: 'free' | 'in_order';
  rotated?: boolean;
  /** Whether the first spot asks for an arrival. */
  arrives?: boolean;
  offline?: boolean;
  /** By how much the third team joins later. */
  lateMinutes?: number;
}

/** A run of three spots with a quest each, and three teams; a team waits at most ten minutes for room. */
async function event({
  teams = 2,
  route = 'in_order',
  rotated,
  arrives,
  offline = false,
  lateMinutes = 0,
}: Setting = {}) {
  const opened = await testApp();
  const by = await organiser(opened, ['Füchse', 'Dachse', 'Igel'], { room_teams: teams, playable_offline: offline });
  const { client, params, exploration } = by;
  const tasks = [by.firstTask];
  for (const name of ['Brunnen', 'Tor'])
    tasks.push(await by.task(await by.poi(exploration, { name: freshName(name) })));
  const run = { exploration_id: exploration.id };
  if (route === 'in_order') done(await client.managedExplorations.change({ params: run, body: { route } }));
  if (offline) done(await client.managedExplorations.change({ params: run, body: { playable_offline: true } }));
  if (rotated) done(await client.managedBattles.change({ params, body: { team_order: 'rotated' } }));
  const body = { arrival_radius: 30 };
  const { arrival_code } = arrives
    ? done(await client.managedPois.changeArrival({ params: { poi_id: by.poiId }, body }))
    : { arrival_code: null };
  const proof = { via: 'code', code: arrival_code ?? '' } as const;

  async function team(index: number) {
    const phone = await by.phone(index);
    const rows = async () => done(await phone.joined.pois()).rows;
    await rows();
    return {
      rows,
      /** What each spot is, in the order of the team: open, locked, or until when it is full at the latest. */
      doors: async () => (await rows()).map((row) => (row.unlocked ? 'open' : (row.full?.opens_at ?? 'locked'))),
      solve: (spot: number) =>
        phone.progress.submit({ body: answerTo({ id: tasks[spot]?.id ?? 0, taskType: 'guess_number' }, 16) }),
      arrive: (over: { made_offline?: true } = {}) =>
        phone.progress.submit({ body: { ...arriveAt({ id: by.poiId }, proof), ...over } }),
    };
  }

  const [first, second] = [await team(0), await team(1)];
  opened.clock.passMinutes(lateMinutes);
  return { ...opened, ...by, teams: [first, second, await team(2)] as const };
}

test('shows a spot as full to the third team, and lets it in once another team has left', async () => {
  const { teams } = await event();
  const [foxes, badgers, hedgehogs] = teams;
  expect(await badgers.doors()).toEqual(['open', 'locked', 'locked']);
  expect(await hedgehogs.rows()).toMatchObject([{ full: { teams: 2, opens_at: at('10:10') } }, {}, {}]);
  done(await foxes.solve(0));
  expect(await hedgehogs.doors()).toEqual(['open', 'locked', 'locked']);
  done(await badgers.solve(0));
  expect(await badgers.doors()).toEqual(['open', 'open', 'locked']);
  done(await hedgehogs.solve(0));
  expect(await hedgehogs.doors()).toEqual(['open', at('10:10'), 'locked']);
});

test('lets a team in that has waited for ten minutes, and never closes the spot again', async () => {
  const { teams, clock } = await event();
  const [foxes, badgers, hedgehogs] = teams;
  clock.passMinutes(9);
  await foxes.solve(1); // refused, and no act
  expect(await hedgehogs.doors()).toEqual([at('10:10'), 'locked', 'locked']);
  clock.passMinutes(1);
  expect(await hedgehogs.doors()).toEqual(['open', 'locked', 'locked']);
  expect(await badgers.doors()).toEqual(['open', 'locked', 'locked']);
});

test('counts a team no longer that has done nothing for ten minutes', async () => {
  const { teams, clock } = await event({ lateMinutes: 5 });
  clock.passMinutes(4);
  expect((await teams[2].doors())[0]).toBe(at('10:15'));
  clock.passMinutes(1);
  expect((await teams[2].doors())[0]).toBe('open');
});

test('counts a removed team no longer, and again once it is restored', async () => {
  const { teams, client, params, side } = await event({ teams: 1 });
  const [, badgers, hedgehogs] = teams;
  done(await client.managedBattles.removeParticipant({ params: { ...params, participant_id: side(0).id } }));
  expect((await badgers.doors())[0]).toBe('open');
  done(await badgers.solve(0));
  const [removal] = done(await client.managedEvents.log({ params, query: {} })).rows;
  done(await client.managedEvents.undo({ params: { ...params, act_id: removal?.id ?? 0 } }));
  expect((await hedgehogs.doors())[0]).toBe(at('10:10'));
});

test('lets only one of two waiting teams in when there is room for one', async () => {
  const { teams } = await event({ teams: 1 });
  const [foxes, badgers, hedgehogs] = teams;
  expect([await badgers.doors(), await hedgehogs.doors()]).toMatchObject(
    [[at('10:10')], [at('10:10')]].map((doors) => [...doors, 'locked', 'locked']),
  );
  done(await foxes.solve(0));
  expect((await hedgehogs.doors())[0]).toBe('open');
  expect((await badgers.doors())[0]).toBe(at('10:10'));
});

test('limits the next spot of teams that walk in rotated order', async () => {
  const { teams } = await event({ teams: 1, rotated: true });
  for (const team of teams) expect(await team.doors()).toEqual(['open', 'locked', 'locked']);
  const [foxes, badgers] = teams;
  done(await foxes.solve(0));
  expect(await foxes.doors()).toEqual(['open', at('10:10'), 'locked']);
  done(await badgers.solve(1));
  expect(await foxes.doors()).toEqual(['open', 'open', 'locked']);
});

test('refuses the third arrival at a spot that is open from the start, for ten minutes', async () => {
  const { teams, clock } = await event({ route: 'free', arrives: true });
  const [foxes, badgers, hedgehogs] = teams;
  done(await foxes.arrive());
  expect((await hedgehogs.rows())[0]).toMatchObject({ unlocked: true, arrival: { arrived: false } });
  done(await badgers.arrive());
  const full = { teams: 2, opens_at: at('10:10') };
  expect((await hedgehogs.rows())[0]).toMatchObject({ unlocked: true, arrival: { full } });
  expect(await hedgehogs.arrive()).toMatchObject(problem(409, 'poi_full', full));
  clock.passMinutes(4);
  done(await hedgehogs.solve(1));
  clock.passMinutes(5);
  expect(await hedgehogs.arrive()).toMatchObject(problem(409, 'poi_full', { teams: 2, opens_at: at('10:14') }));
  done(await foxes.solve(0));
  expect(await hedgehogs.doors()).toEqual(['open', 'open', 'open']);
  done(await hedgehogs.arrive());
});

test.each([
  { offline: true, expected: { status: 200 } },
  { offline: false, expected: problem(409, 'poi_full', { teams: 1, opens_at: at('10:10') }) },
])('answers an arrival without a network, where phones may hold answers: $offline', async ({ offline, expected }) => {
  const { teams } = await event({ teams: 1, route: 'free', arrives: true, offline });
  done(await teams[0].arrive());
  expect(await teams[1].arrive({ made_offline: true })).toMatchObject(expected);
});

test('opens everything that waits for room once the organiser removes the limit', async () => {
  const { teams, client, params } = await event({ teams: 1 });
  expect(await teams[2].doors()).toEqual([at('10:10'), 'locked', 'locked']);
  done(await client.managedBattles.change({ params, body: { room_teams: null } }));
  expect(await teams[2].doors()).toEqual(['open', 'locked', 'locked']);
});

test('closes no spot when the organiser sets a limit during the event', async () => {
  const { teams, client, params } = await event({ teams: null });
  done(await client.managedBattles.change({ params, body: { room_teams: 1 } }));
  for (const team of teams) expect(await team.doors()).toEqual(['open', 'locked', 'locked']);
  done(await teams[0].solve(0));
  done(await teams[1].solve(0));
  expect([(await teams[0].doors())[1], (await teams[1].doors())[1]]).toEqual(['open', at('10:10')]);
});

test('limits the first spot also of teams that had joined before the limit and the start', async () => {
  const { teams, client, params, clock } = await event({ teams: null });
  done(await client.managedBattles.change({ params, body: { starts_at: at('10:30') } }));
  done(await client.managedBattles.change({ params, body: { room_teams: 1 } }));
  clock.passMinutes(30);
  expect([(await teams[1].doors())[0], (await teams[0].doors())[0]]).toEqual(['open', at('10:40')]);
});

test('lets no team in during a pause', async () => {
  const { teams, client, params, clock } = await event({ teams: 1 });
  done(await client.managedBattles.pause({ params, body: { paused: true } }));
  clock.passMinutes(30);
  expect(await teams[2].doors()).toEqual([at('10:40'), 'locked', 'locked']);
  done(await client.managedBattles.pause({ params, body: { paused: false } }));
  clock.passMinutes(9);
  expect(await teams[2].doors()).toEqual([at('10:40'), 'locked', 'locked']);
  clock.passMinutes(1);
  expect(await teams[2].doors()).toEqual(['open', 'locked', 'locked']);
});

test('opens no full spot when the organiser changes the limit during a pause', async () => {
  const { teams, client, params, clock } = await event({ teams: 1 });
  done(await client.managedBattles.pause({ params, body: { paused: true } }));
  clock.passMinutes(30);
  done(await client.managedBattles.change({ params, body: { room_minutes: 15 } }));
  expect((await teams[2].doors())[0]).toBe(at('10:45'));
});

test('counts a team that could do nothing during a pause', async () => {
  const { teams, client, params, clock } = await event({ teams: 1, rotated: true });
  done(await client.managedBattles.pause({ params, body: { paused: true } }));
  clock.passMinutes(20);
  done(await client.managedBattles.pause({ params, body: { paused: false } }));
  done(await teams[0].solve(0));
  expect((await teams[0].doors())[1]).toBe(at('10:30'));
});
