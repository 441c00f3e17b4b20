import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { everyTaskType, taskOf } from '#testing/every-task-type.ts';
import { numberTask, poi } from '#testing/given.ts';
import { organiser } from '#testing/organisers.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const { clock } = opened;
const RIGHT = 16;

type By = Awaited<ReturnType<typeof foxesFirst>>;

/** Foxes and, a minute later, badgers solve a quest of 10 points. The run also has quests of 0 and 5 points. */
async function foxesFirst() {
  const by = await organiser(opened);
  const spot = await by.poi(by.exploration);
  const nothing = await by.task(spot, { points: 0 });
  const five = await by.task(spot, { points: 5 });
  const [fox, badger] = [await by.phone(0), await by.phone(1)];
  const solve = (phone: Pick<typeof fox, 'progress'>, { id }: { id: number }, answer = RIGHT) =>
    phone.progress.submit({ body: answerTo({ id, taskType: 'guess_number' }, answer) });
  const give = (index: number, points: number) => {
    const body = { team_id: by.side(index).team.id, points, reason: 'Lied' };
    return by.client.managedBattles.givePoints({ params: by.params, body });
  };
  done(await solve(fox, by.firstTask));
  const foxAt = clock.now().toISOString();
  clock.passMinutes(1);
  done(await solve(badger, by.firstTask));
  const badgerAt = clock.now().toISOString();
  clock.passMinutes(1);
  const query = { battle_name: by.battle.slug };
  return { ...by, query, spot, nothing, five, fox, badger, foxAt, badgerAt, solve, give };
}

async function ranking({ fox, sides }: By) {
  const { rows } = done(await fox.progress.ranking());
  return rows.map(({ place, Team, tie_break_at }) => [
    place,
    Team.id === sides[0]?.team.id ? 'fox' : 'badger',
    tie_break_at,
  ]);
}

test.each<[string, (by: By) => Promise<unknown>]>([
  ['a quest of 0 points', ({ solve, fox, nothing }) => solve(fox, nothing)],
  [
    'points of the organiser',
    async ({ give }) => {
      done(await give(0, 7));
      done(await give(1, 7));
    },
  ],
  [
    'a quest of 0 points that the creator gives points and takes them again',
    async ({ solve, fox, nothing, spot, client }) => {
      done(await solve(fox, nothing));
      const params = { poi_id: spot.id, task_id: nothing.id };
      done(await client.tasks.change({ params, body: { points: 3, recalculate: true } }));
      done(await client.tasks.change({ params, body: { points: 0, recalculate: true } }));
    },
  ],
])('%s never moves the time that decides a tie', async (_, act) => {
  const by = await foxesFirst();
  await act(by);
  expect(await ranking(by)).toEqual([
    [1, 'fox', by.foxAt],
    [2, 'badger', by.badgerAt],
  ]);
});

test('partial points never move the time that decides a tie', async () => {
  const { given, as } = opened;
  const best = taskOf('order', { partial: true, attempts: 1 });
  const exploration = await given.exploration({ pois: [poi('Tor', [numberTask, best])] });
  const battle = await given.battle('Beste Versuche', [
    { exploration, team: 'Füchse' },
    { exploration, team: 'Dachse' },
  ]);
  const join = async (index: number) => {
    const { progress } = as(
      (await given.player(exploration, { battle_id: battle.id, team_id: battle.teamId(index) })).token,
    );
    const submit = (name: string, answer: unknown) =>
      progress.submit({ body: answerTo(exploration.task(name), answer) });
    return {
      progress,
      solve: () => submit(numberTask.name, RIGHT),
      tryOnce: () => submit('order', everyTaskType.order.wrong[0]),
    };
  };
  const [fox, badger] = [await join(0), await join(1)];
  for (const act of [badger.tryOnce, fox.solve, badger.solve, fox.tryOnce]) {
    await act();
    clock.passMinutes(1);
  }
  const { rows } = done(await fox.progress.ranking());
  expect(rows.map(({ place, Team, netPoints }) => [place, Team.name, netPoints])).toEqual([
    [1, 'Füchse', 16],
    [2, 'Dachse', 16],
  ]);
});

test('the last own solution with points decides, and only tied teams show its time', async () => {
  const by = await foxesFirst();
  done(await by.solve(by.fox, by.five));
  expect(await ranking(by)).toEqual([
    [1, 'fox', null],
    [2, 'badger', null],
  ]);
  const at = clock.now().toISOString();
  done(await by.give(1, 5));
  expect(await ranking(by)).toEqual([
    [1, 'badger', by.badgerAt],
    [2, 'fox', at],
  ]);
});

test('points that the creator gives to a solved quest of 0 points afterwards let its time count', async () => {
  const by = await foxesFirst();
  done(await by.solve(by.fox, by.nothing));
  done(await by.give(1, 3));
  const at = clock.now().toISOString();
  const params = { poi_id: by.spot.id, task_id: by.nothing.id };
  done(await by.client.tasks.change({ params, body: { points: 3, recalculate: true } }));
  expect(await ranking(by)).toEqual([
    [1, 'badger', by.badgerAt],
    [2, 'fox', at],
  ]);
});

test('an answer that the creator accepts afterwards counts as of its sending', async () => {
  const by = await foxesFirst();
  expect(await by.solve(by.fox, by.five, 15)).toMatchObject({ status: 422 });
  const at = clock.now().toISOString();
  clock.passMinutes(30);
  // The creator sees an answer that two players gave.
  await by.solve(opened.as((await opened.given.player(by.exploration)).token), by.five, 15);
  const params = { poi_id: by.spot.id, task_id: by.five.id };
  done(await by.client.managedInsights.acceptWrongAnswer({ params, body: { text: '15', recalculate: true } }));
  done(await by.give(1, 5));
  expect(await ranking(by)).toEqual([
    [1, 'badger', by.badgerAt],
    [2, 'fox', at],
  ]);
});

test('statistic, table of teams and console have the places of the ranking', async () => {
  const by = await foxesFirst();
  done(await by.solve(by.fox, by.nothing));
  const { managedProgress, managedEvents } = by.client;
  const places = (rows: { place: number; Team: { id: number } }[]) =>
    rows.toSorted((a, b) => a.place - b.place).map(({ Team }) => Team.id);
  const expected = [by.side(0).team.id, by.side(1).team.id];
  const { rows } = done(await managedProgress.statistic({ query: by.query }));
  expect(places(rows)).toEqual(expected);
  expect(new Set(rows.map(({ tie_break_at }) => tie_break_at))).toEqual(new Set([by.foxAt, by.badgerAt]));
  expect(places(done(await managedEvents.teams({ params: by.params })).rows)).toEqual(expected);
  const file = await managedProgress.statisticFile({ query: by.query });
  const lines = `${file.body as string}`.trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(';')[0])).toEqual(['1', '2']);
  const csvTime = (at: string) => at.slice(0, 19).replace('T', ' ');
  expect(lines[0]).toContain(csvTime(by.foxAt));
});
