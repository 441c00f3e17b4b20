import { expect, test } from 'vitest';
import { type ExplorationInput, numberTask, poi } from '#testing/given.ts';
import { answerTo, payFor } from '#testing/submissions.ts';
import { type Client, fileApp } from '#testing/test-app.ts';

const MANY = 50;
const { given, as } = await fileApp();

/** Devices of one team. */
async function teamOf(input: ExplorationInput, count = 5) {
  const exploration = await given.exploration(input);
  const battle = await given.battle(`Duell um ${exploration.slug}`, [{ exploration, team: 'Füchse' }]);
  const side = { battle_id: battle.id, team_id: battle.teamId(0) };
  const devices: Client[] = [];
  for (let n = 0; n < count; n += 1) devices.push(as((await given.player(exploration, side)).token));
  return { exploration, devices };
}

type Body = Parameters<Client['progress']['submit']>[0]['body'];

/** Submits all bodies concurrently, spread over the devices; returns the count per status or error code. */
async function allAtOnce(devices: Client[], bodies: Body[]) {
  const outcomes = await Promise.all(
    bodies.map(async (body, index) => devices[index % devices.length]?.progress.submit({ body })),
  );
  const tally: Record<string, number> = {};
  for (const outcome of outcomes) {
    const body = outcome?.body as { errors?: { code: string }[] };
    const name = body.errors?.[0]?.code ?? String(outcome?.status);
    tally[name] = (tally[name] ?? 0) + 1;
  }
  return tally;
}

function points(devices: Client[]) {
  return devices[0]?.progress.points();
}

test('adds the points once for fifty concurrent right answers of one team', async () => {
  const { exploration, devices } = await teamOf({});
  const tally = await allAtOnce(devices, Array(MANY).fill(answerTo(exploration.task('Bögen'), 16)));
  expect(tally).toEqual({ 200: 1, task_already_progressed: 9, duplicated_answer: 40 });
  expect(await points(devices)).toMatchObject({ body: { netPoints: 10, earnedPoints: 10 } });
});

test('adds the points once when sixty devices of a team answer the same quest at once', async () => {
  const { exploration, devices } = await teamOf({}, 60);
  const tally = await allAtOnce(devices, Array(60).fill(answerTo(exploration.task('Bögen'), 16)));
  expect(tally).toEqual({ 200: 1, duplicated_answer: 59 });
  for (const device of devices) expect(await points([device])).toMatchObject({ body: { netPoints: 10 } });
});

test('charges a hint once when forty devices of a team buy it at once', async () => {
  const location = [{ hint_type: 'text' as const, hint_value: 'Links', cost: 3 }];
  const pois = [poi('Brücke', [numberTask], { location_type: 'hint', location })];
  const { exploration, devices } = await teamOf({ pois }, 40);
  await devices[0]?.progress.submit({ body: answerTo(exploration.task('Bögen'), 16) });
  expect(await allAtOnce(devices, Array(40).fill(payFor(exploration.hints[0] ?? { id: 0 })))).toEqual({ 200: 40 });
  expect(await points(devices)).toMatchObject({ body: { netPoints: 7, spentPoints: 3 } });
});

test('takes no more than the available attempts for fifty concurrent wrong answers', async () => {
  const { exploration, devices } = await teamOf({ pois: [poi('Brücke', [{ ...numberTask, attempts: 7 }])] });
  const tally = await allAtOnce(devices, Array(MANY).fill(answerTo(exploration.task('Bögen'), 5)));
  expect(tally).toEqual({ wrong_answer: 7, no_attempts_left: 43 });
  expect(await devices[0]?.joined.pois()).toMatchObject({ body: { rows: [{ Tasks: [{ remaining_attempts: 0 }] }] } });
});

test('adds the points of fifty different quests answered concurrently', async () => {
  const tasks = Array.from({ length: MANY }, (_, index) => ({ ...numberTask, name: `Q${index}`, points: index + 1 }));
  const { exploration, devices } = await teamOf({ pois: [poi('Brücke', tasks)] });
  const tally = await allAtOnce(
    devices,
    exploration.tasks.map((task) => answerTo(task, 16)),
  );
  expect(tally).toEqual({ 200: MANY });
  expect(await points(devices)).toMatchObject({ body: { netPoints: 1275, pointsToEarn: 1275 } });
  expect(await devices[0]?.joined.pois()).toMatchObject({
    body: { progress: { tasks_completed: MANY, finished_at: expect.any(String) } },
  });
});

test('sells only as many concurrent hints as the points allow', async () => {
  const location = Array.from({ length: MANY }, (_, index) => ({
    hint_type: 'text' as const,
    hint_value: `Wink ${index}`,
    cost: 3,
  }));
  const { exploration, devices } = await teamOf({
    pois: [poi('Brücke', [numberTask], { location_type: 'hint', location })],
  });
  await devices[0]?.progress.submit({ body: answerTo(exploration.task('Bögen'), 16) });

  expect(
    await allAtOnce(
      devices,
      exploration.hints.map((hint) => payFor(hint)),
    ),
  ).toEqual({ 200: 3, not_enough_points: 47 });
  expect(await points(devices)).toMatchObject({ body: { netPoints: 1, spentPoints: 9 } });
});

test('charges a hint once for fifty concurrent purchases', async () => {
  const location = [{ hint_type: 'text' as const, hint_value: 'Links', cost: 3 }];
  const { exploration, devices } = await teamOf({
    pois: [poi('Brücke', [numberTask], { location_type: 'hint', location })],
  });
  await devices[0]?.progress.submit({ body: answerTo(exploration.task('Bögen'), 16) });
  const hint = exploration.hints[0] ?? { id: 0 };
  expect(await allAtOnce(devices, Array(MANY).fill(payFor(hint)))).toEqual({ 200: MANY });
  expect(await points(devices)).toMatchObject({ body: { netPoints: 7, spentPoints: 3 } });
});
