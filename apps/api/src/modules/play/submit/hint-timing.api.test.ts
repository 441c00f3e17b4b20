import { expect, test } from 'vitest';
import { numberTask, poi } from '#testing/given.ts';
import { problem } from '#testing/problems.ts';
import { answerTo, arriveAt, payFor } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const { given, as, clock } = await fileApp();

type Hint = NonNullable<Extract<NonNullable<Parameters<typeof poi>[2]>, { hints?: unknown }>['hints']>[number];

const hint = (hint_value: string, cost: number, timing: object = {}) =>
  ({ hint_type: 'text', hint_value, cost, ...timing }) as Hint;

/** A run whose only spot has these hints beside its place, and a player of it. */
async function playerWith(hints: Hint[], { over = {}, run = {} }: { over?: object; run?: object } = {}) {
  const spot = poi('Brücke', [numberTask], { hints, ...over } as never);
  const exploration = await given.exploration({ pois: [spot], ...run });
  const { progress, joined } = as((await given.player(exploration)).token);
  const task = exploration.task('Bögen');
  const [first, second] = await joined.pois().then(({ body }) => {
    const [row] = (body as unknown as { rows: [{ Hints: { id: number }[] }] }).rows;
    return row.Hints;
  });
  return {
    task,
    joined,
    progress,
    first: first ?? { id: 0 },
    second: second ?? { id: 0 },
    open: (which: { id: number } | undefined, more: object = {}) =>
      progress.submit({ body: { ...payFor(which ?? { id: 0 }), ...more } as never }),
    readPoi: async () => {
      const answer = await joined.pois();
      return answer.status === 200 ? answer.body.rows[0] : undefined;
    },
  };
}

test('sells hints of a spot with a known place, without their text before', async () => {
  const { first, open, readPoi } = await playerWith([hint('GEHEIM am Ufer', 0)]);
  expect(await readPoi()).toMatchObject({ location_type: 'coordinates', Hints: [{ cost: 0, hint_value: null }] });
  expect(await open(first)).toMatchObject({ status: 200, body: { hint_value: 'GEHEIM am Ufer' } });
  expect(await readPoi()).toMatchObject({ Hints: [{ progressed: true, hint_value: 'GEHEIM am Ufer' }] });
});

test('hints that wait for nothing have none of the fields of time', async () => {
  const { readPoi } = await playerWith([hint('Am Ufer', 4)]);
  const text = JSON.stringify(await readPoi());
  expect(text).not.toMatch(/hint_progress|shown_after|free_after|after_previous/);
});

test('refuses a hint before its minutes are over, and tells since when they count', async () => {
  const began = clock.now().toISOString();
  const { first, open, readPoi } = await playerWith([hint('GEHEIM', 0, { shown_after_minutes: 4 })]);
  expect(await readPoi()).toMatchObject({
    Hints: [{ shown_after_minutes: 4, hint_value: null }],
    hint_progress: { since: began, wrong_tries: 0 },
  });
  clock.passMinutes(3);
  const refused = await open(first);
  expect(refused).toMatchObject(problem(409, 'hint_not_yet'));
  expect(JSON.stringify(refused)).not.toContain('GEHEIM');
  clock.passMinutes(1);
  expect(await open(first)).toMatchObject({ status: 200, body: { hint_value: 'GEHEIM' } });
});

test('counts wrong answers for a hint, and shows how many', async () => {
  const { first, open, readPoi, progress, task } = await playerWith([hint('Ufer', 0, { shown_after_tries: 2 })]);
  await progress.submit({ body: answerTo(task, 3) });
  expect(await open(first)).toMatchObject(problem(409, 'hint_not_yet'));
  await progress.submit({ body: answerTo(task, 4) });
  expect(await readPoi()).toMatchObject({ hint_progress: { wrong_tries: 2 } });
  expect(await open(first)).toMatchObject({ status: 200 });
});

test('a hint that became free costs nothing, and the order of ties stays', async () => {
  const { first, open, progress, task, joined } = await playerWith([hint('Ufer', 4, { free_after_minutes: 10 })]);
  expect(await open(first)).toMatchObject(problem(409, 'not_enough_points', { missing: 4 }));
  await progress.submit({ body: answerTo(task, 16) });
  const { body: before } = await joined.pois();
  clock.passMinutes(10);
  expect(await open(first)).toMatchObject({ status: 200, body: { netPoints: 10 } });
  expect(await progress.points()).toMatchObject({ body: { spentPoints: 0, netPoints: 10 } });
  const finished = (body: unknown) => (body as { progress: { finished_at: string } }).progress.finished_at;
  expect(finished((await joined.pois()).body)).toBe(finished(before));
});

test('a hint after the one before comes once that one is open', async () => {
  const { first, second, open } = await playerWith([hint('eins', 0), hint('zwei', 0, { after_previous: true })]);
  expect(await open(second)).toMatchObject(problem(409, 'hint_not_yet'));
  await open(first);
  expect(await open(second)).toMatchObject({ status: 200, body: { hint_value: 'zwei' } });
});

test('counts minutes from the arrival', async () => {
  const over = { arrival_radius: 30, arrival_code: 'K7M2QX' };
  const { first, open, readPoi, progress, task } = await playerWith([hint('Ufer', 0, { shown_after_minutes: 2 })], {
    over,
  });
  clock.passMinutes(5);
  expect(await open(first)).toMatchObject(problem(409, 'hint_not_yet'));
  expect(await readPoi()).toMatchObject({ hint_progress: { since: null } });
  await progress.submit({ body: arriveAt({ id: task.poiId }, { via: 'code', code: 'K7M2QX' }) });
  expect(await readPoi()).toMatchObject({ hint_progress: { since: clock.now().toISOString() } });
  clock.passMinutes(2);
  expect(await open(first)).toMatchObject({ status: 200 });
});

test('believes the minutes of a phone only where it may hold the answers', async () => {
  const hints = [hint('Ufer', 4, { shown_after_minutes: 4, free_after_minutes: 8 })];
  const online = await playerWith(hints);
  expect(await online.open(online.first, { waited_minutes: 9 })).toMatchObject(problem(409, 'hint_not_yet'));
  const offline = await playerWith(hints, { run: { playable_offline: true } });
  expect(await offline.open(offline.first, { waited_minutes: 8 })).toMatchObject({
    status: 200,
    body: { netPoints: 0 },
  });
});

test('the offline package has the hints of every spot with their text and their time', async () => {
  const { joined } = await playerWith([hint('Ufer', 4, { free_after_minutes: 8 })], {
    run: { playable_offline: true },
  });
  const { body } = await joined.offlinePackage();
  const content = Buffer.from((body as { content: string }).content, 'base64').toString();
  expect(JSON.parse(content)).toMatchObject({ pois: [{ Hints: [{ hint_value: 'Ufer', free_after_minutes: 8 }] }] });
});
