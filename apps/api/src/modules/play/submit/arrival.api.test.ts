import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { numberTask, poi } from '#testing/given.ts';
import { problem } from '#testing/problems.ts';
import { answerTo, arriveAt } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const { given, as, clock, deps } = await fileApp();

const target = { latitude: 49.0197, longitude: 12.0995 };
/** About 22 m north of the target, and about 220 m. */
const near = { latitude: 49.0199, longitude: 12.0995 };
const far = { latitude: 49.0217, longitude: 12.0995 };
const code = { arrival_radius: 30, arrival_code: 'K7M2QX' } as const;
const hint = { location_type: 'hint', location: [{ hint_type: 'text', hint_value: 'Am Ufer', cost: 0 }] } as const;

type Over = Parameters<typeof poi>[2];
const hidden: Over = { ...hint, location: [...hint.location], ...code, target };

/** A run with a spot that asks for arrival and has one quest, and a player of it. */
async function playerBefore(over: Over = { ...code, location: target }) {
  const exploration = await given.exploration({ pois: [poi('Ziel', [numberTask], over)] });
  const task = exploration.task('Bögen');
  const { token, claims } = await given.player(exploration);
  const { progress, joined } = as(token);
  return {
    exploration,
    task,
    claims,
    progress,
    joined,
    arrive: (proof: Parameters<typeof arriveAt>[1]) => progress.submit({ body: arriveAt({ id: task.poiId }, proof) }),
    readPoi: async () => {
      const answer = await joined.pois();
      return answer.status === 200 ? answer.body.rows[0] : undefined;
    },
  };
}

/** As if the creator had switched the arrival on later. */
function removeArrivals(poiId: number) {
  return deps.store.transact((tx) => tx.delete(tx.t.arrivals).where(eq(tx.t.arrivals.poiId, poiId)));
}

const byPhone = { via: 'position', accuracy: 'good' } as const;
const by = (place: { latitude: number; longitude: number }, accuracy = 5) =>
  ({ via: 'position', accuracy: 'good', position: { ...place, accuracy } }) as const;

test('sends no quests before the arrival and counts them nevertheless', async () => {
  const { readPoi, joined } = await playerBefore();
  expect(await readPoi()).toMatchObject({
    unlocked: true,
    arrival: { required: true, arrived: false, radius: 30, judge: 'phone', self_report_from: null },
    Tasks: [],
    tasks_completed: 0,
    total_tasks: 1,
  });
  expect(await joined.pois()).toMatchObject({
    body: { progress: { tasks_completed: 0, tasks_to_complete: 1, total_tasks: 1 } },
  });
});

test('opens the quests when the phone has found that it is at a known place', async () => {
  const { arrive, readPoi, progress, task } = await playerBefore();
  expect(await progress.submit({ body: answerTo(task, 16) })).toMatchObject(problem(403, 'not_there_yet'));
  expect(await arrive(byPhone)).toMatchObject({
    status: 200,
    body: { progress_type: 'arrival', progress_id: task.poiId, netPoints: 0 },
  });
  expect(await readPoi()).toMatchObject({ arrival: { required: true, arrived: true }, Tasks: [{ name: 'Bögen' }] });
  expect(await progress.submit({ body: answerTo(task, 16) })).toMatchObject({ status: 200 });
});

test('refuses a phone that is too inaccurate, and positions that the server does not need', async () => {
  const { arrive } = await playerBefore();
  expect(await arrive({ ...byPhone, accuracy: 'poor' })).toMatchObject(problem(422, 'position_inaccurate'));
  expect(await arrive(by(target))).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'invalid_request', path: 'position' }] },
  });
});

test('judges positions at a hidden place by radius and accuracy without telling the distance', async () => {
  const { arrive, readPoi } = await playerBefore(hidden);
  expect(await readPoi()).toMatchObject({ arrival: { judge: 'server' }, Tasks: [] });
  const refused = await arrive(by(far));
  expect(refused).toMatchObject(problem(403, 'not_there_yet'));
  expect(refused.body).toEqual({ errors: [{ code: 'not_there_yet' }] });
  expect(await arrive(by(target, 101))).toMatchObject(problem(422, 'position_inaccurate'));
  expect(await arrive(byPhone)).toMatchObject({ status: 400, body: { errors: [{ path: 'position' }] } });
  expect(await arrive(by(near))).toMatchObject({ status: 200 });
  expect(await readPoi()).toMatchObject({ arrival: { arrived: true }, Tasks: [{ name: 'Bögen' }] });
});

test('accepts the printed code however it is typed and refuses other codes', async () => {
  const { arrive, readPoi } = await playerBefore(hidden);
  expect(await arrive({ via: 'code', code: 'K7M2QA' })).toMatchObject(problem(403, 'wrong_arrival_code'));
  expect(await arrive({ via: 'code', code: '' })).toMatchObject(problem(403, 'wrong_arrival_code'));
  expect(await arrive({ via: 'code', code: ' k7m-2qx ' })).toMatchObject({ status: 200 });
  expect(await readPoi()).toMatchObject({ arrival: { arrived: true } });
});

test('lets only codes prove the arrival while the target is missing', async () => {
  const { arrive, readPoi } = await playerBefore({ ...hidden, target: null });
  expect(await readPoi()).toMatchObject({ arrival: { required: true, judge: 'none' } });
  expect(await arrive(byPhone)).toMatchObject(problem(403, 'not_there_yet'));
  expect(await arrive({ via: 'code', code: 'K7M2QX' })).toMatchObject({ status: 200 });
});

test('accepts “we are there” after the waiting time since the last progress, if the creator allows it', async () => {
  const { arrive, readPoi } = await playerBefore({ ...hidden, arrival_wait_minutes: 5 });
  clock.passMinutes(4);
  expect(await readPoi()).toMatchObject({
    arrival: {
      self_report_from: new Date(clock.now().getTime() + 60_000).toISOString(),
    },
  });
  expect(await arrive({ via: 'self_reported' })).toMatchObject(problem(403, 'not_there_yet'));
  clock.passMinutes(1);
  expect(await arrive({ via: 'self_reported' })).toMatchObject({ status: 200 });

  const never = await playerBefore(hidden);
  clock.passMinutes(600);
  expect(await never.arrive({ via: 'self_reported' })).toMatchObject(problem(403, 'not_there_yet'));
});

test('starts the waiting time anew with every arrival', async () => {
  const exploration = await given.exploration({
    pois: ['Tor', 'Turm'].map((name) => poi(name, [{ ...numberTask, name }], { ...code, arrival_wait_minutes: 5 })),
  });
  const { progress } = as((await given.player(exploration)).token);
  const report = (name: string) =>
    progress.submit({ body: arriveAt({ id: exploration.task(name).poiId }, { via: 'self_reported' }) });
  clock.passMinutes(5);
  expect(await report('Tor')).toMatchObject({ status: 200 });
  expect(await report('Turm')).toMatchObject(problem(403, 'not_there_yet'));
  clock.passMinutes(5);
  expect(await report('Turm')).toMatchObject({ status: 200 });
});

test('returns the same outcome for repeated and later arrivals', async () => {
  const { arrive, readPoi } = await playerBefore(hidden);
  const submission_id = randomUUID();
  const first = await arrive({ ...by(near), submission_id });
  const again = await arrive({ ...by(far), submission_id });
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(await arrive({ via: 'code', code: 'wrong' })).toMatchObject({ status: 200 });
  expect(await readPoi()).toMatchObject({ arrival: { arrived: true } });
});

test('accepts a submission id again that was refused from afar', async () => {
  const { arrive } = await playerBefore(hidden);
  const submission_id = randomUUID();
  expect(await arrive({ ...by(far), submission_id })).toMatchObject(problem(403, 'not_there_yet'));
  expect(await arrive({ ...by(near), submission_id })).toMatchObject({ status: 200 });
});

test('keeps locked spots locked and other runs unknown', async () => {
  const { arrive, task } = await playerBefore({ ...hidden, prerequisites: [{ unlock_type: 'tasks', value: 1 }] });
  expect(await arrive({ via: 'code', code: 'K7M2QX' })).toMatchObject(problem(403, 'poi_locked'));
  const other = await playerBefore(hidden);
  const elsewhere = arriveAt({ id: task.poiId }, { via: 'code', code: 'K7M2QX' });
  expect(await other.progress.submit({ body: elsewhere })).toMatchObject(problem(404, 'not_found'));
});

test('accepts an arrival where none is required and stores none', async () => {
  const { arrive, readPoi } = await playerBefore({});
  expect(await arrive(byPhone)).toMatchObject({ status: 200 });
  expect(await readPoi()).toMatchObject({ arrival: { required: false, arrived: true }, Tasks: [{}] });
});

test('keeps quests open that were answered before the creator asked for arrival', async () => {
  const exploration = await given.exploration({
    pois: [poi('Ziel', [numberTask, { ...numberTask, name: 'Pfeiler' }], code)],
  });
  const { progress, joined } = as((await given.player(exploration)).token);
  const arrive = arriveAt({ id: exploration.task('Bögen').poiId }, byPhone);
  await progress.submit({ body: arrive });
  await progress.submit({ body: answerTo(exploration.task('Bögen'), 5) });
  await removeArrivals(exploration.task('Bögen').poiId);
  expect(await joined.pois()).toMatchObject({ body: { rows: [{ arrival: { arrived: true }, Tasks: [{}, {}] }] } });
  expect(await progress.submit({ body: answerTo(exploration.task('Pfeiler'), 16) })).toMatchObject({ status: 200 });
});

test('finishes the run only after the last arrival, at its time', async () => {
  const exploration = await given.exploration({ pois: [poi('Brücke', [numberTask]), poi('Ziel', [], code)] });
  const { progress, joined } = as((await given.player(exploration)).token);
  await progress.submit({ body: answerTo(exploration.task('Bögen'), 16) });
  const before = await joined.pois();
  expect(before).toMatchObject({ body: { progress: { finished_at: null } } });
  clock.passMinutes(7);
  const id = before.status === 200 ? (before.body.rows[1]?.id ?? 0) : 0;
  await progress.submit({ body: arriveAt({ id }, byPhone) });
  expect(await joined.pois()).toMatchObject({ body: { progress: { finished_at: clock.now().toISOString() } } });
});
