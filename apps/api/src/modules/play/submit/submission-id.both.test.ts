import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { numberTask, poi } from '#testing/given.ts';
import { problem } from '#testing/problems.ts';
import { answerTo, payFor } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const { given, as } = await fileApp();
const exploration = await given.exploration({
  pois: [
    poi('Brücke', [{ ...numberTask, attempts: 3 }], {
      location_type: 'hint',
      location: [{ hint_type: 'text', hint_value: 'Am Ufer', cost: 4 }],
    }),
  ],
});
const task = exploration.task('Bögen');
const hint = exploration.hints[0] ?? { id: 0 };

async function player() {
  return as((await given.player(exploration)).token);
}

test('returns the first outcome again and counts a repeated right answer once', async () => {
  const { progress } = await player();
  const body = answerTo(task, 16, randomUUID());
  const first = await progress.submit({ body });
  expect(first).toMatchObject({ status: 200, body: { points: 10, netPoints: 10 } });
  for (const _time of [1, 2]) {
    const again = await progress.submit({ body });
    expect([again.status, again.body]).toEqual([first.status, first.body]);
  }
  expect(await progress.points()).toMatchObject({ body: { netPoints: 10 } });
});

test('returns the first outcome of a lost response also after the same answer came under another id', async () => {
  const { progress } = await player();
  const lost = answerTo(task, 16, randomUUID());
  const first = await progress.submit({ body: lost });
  const typedAgain = answerTo(task, 16, randomUUID());
  expect(await progress.submit({ body: typedAgain })).toMatchObject(problem(409, 'task_already_progressed'));
  const again = await progress.submit({ body: lost });
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await progress.points()).toMatchObject({ body: { netPoints: 10 } });
});

test('takes one attempt for a repeated wrong answer', async () => {
  const { progress, joined } = await player();
  const body = answerTo(task, 5, randomUUID());
  for (const _time of [1, 2, 3, 4]) {
    expect(await progress.submit({ body })).toMatchObject(problem(422, 'wrong_answer', { remaining_attempts: 2 }));
  }
  expect(await joined.pois()).toMatchObject({ body: { rows: [{ Tasks: [{ remaining_attempts: 2 }] }] } });
});

test('charges a repeated purchase once', async () => {
  const { progress } = await player();
  await progress.submit({ body: answerTo(task, 16) });
  const body = payFor(hint, randomUUID());
  for (const _time of [1, 2, 3]) {
    expect(await progress.submit({ body })).toMatchObject({
      status: 200,
      body: { hint_value: 'Am Ufer', netPoints: 6 },
    });
  }
  expect(await progress.points()).toMatchObject({ body: { spentPoints: 4 } });
});

test('accepts a refused submission when the reason for the refusal is gone', async () => {
  const { progress } = await player();
  const body = payFor(hint, randomUUID());
  expect(await progress.submit({ body })).toMatchObject(problem(409, 'not_enough_points', { missing: 4 }));
  await progress.submit({ body: answerTo(task, 16) });
  expect(await progress.submit({ body })).toMatchObject({ status: 200, body: { netPoints: 6 } });
});

test('returns fifty equal outcomes for fifty concurrent copies of a submission', async () => {
  const { progress } = await player();
  for (const [answer, status] of [
    [5, 422],
    [16, 200],
  ]) {
    const body = answerTo(task, answer, randomUUID());
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => progress.submit({ body })));
    expect(new Set(outcomes.map((outcome) => JSON.stringify([outcome.status, outcome.body]))).size).toBe(1);
    expect(outcomes[0]?.status).toBe(status);
  }
  expect(await progress.points()).toMatchObject({ body: { netPoints: 10 } });
});

test('accepts the same submission id from two players', async () => {
  const body = answerTo(task, 16, randomUUID());
  const [one, other] = [await player(), await player()];
  expect(await one.progress.submit({ body })).toMatchObject({ status: 200 });
  expect(await other.progress.submit({ body })).toMatchObject({ status: 200 });
});
