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

test('a right answer sent again gives the first outcome again and counts once', async () => {
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

test('a wrong answer sent again takes one attempt', async () => {
  const { progress, joined } = await player();
  const body = answerTo(task, 5, randomUUID());
  for (const _time of [1, 2, 3, 4]) {
    expect(await progress.submit({ body })).toMatchObject(problem(422, 'wrong_answer', { remaining_attempts: 2 }));
  }
  expect(await joined.pois()).toMatchObject({ body: { rows: [{ Tasks: [{ remaining_attempts: 2 }] }] } });
});

test('a payment sent again is charged once', async () => {
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

test('a refusal is not kept: once the reason is gone, the same submission counts', async () => {
  const { progress } = await player();
  const body = payFor(hint, randomUUID());
  expect(await progress.submit({ body })).toMatchObject(problem(409, 'not_enough_points', { missing: 4 }));
  await progress.submit({ body: answerTo(task, 16) });
  expect(await progress.submit({ body })).toMatchObject({ status: 200, body: { netPoints: 6 } });
});

test('fifty copies of one answer at once give fifty equal outcomes', async () => {
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

test('two players may use the same submission id', async () => {
  const body = answerTo(task, 16, randomUUID());
  const [one, other] = [await player(), await player()];
  expect(await one.progress.submit({ body })).toMatchObject({ status: 200 });
  expect(await other.progress.submit({ body })).toMatchObject({ status: 200 });
});
