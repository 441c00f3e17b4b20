import { expect, test } from 'vitest';
import { numberTask, poi, type TaskInput } from '#testing/given.ts';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const { given, as } = await fileApp();
const exploration = await given.exploration({ pois: [poi('Brücke', [{ ...numberTask, attempts: 3 }])] });
const task = exploration.task('Bögen');

function textTask(task_type: 'guess_text' | 'cloze' | 'locate' | 'order', content: object) {
  return { name: task_type, task_type, points: 10, attempts: 3, task: content } as TaskInput;
}

async function player() {
  return as((await given.player(exploration)).token);
}

function remaining(remaining_attempts: number) {
  return { body: { rows: [{ Tasks: [{ attempts: 3, remaining_attempts }] }] } };
}

test('takes one attempt per wrong answer and returns how many remain', async () => {
  const { progress, joined } = await player();
  expect(await joined.pois()).toMatchObject(remaining(3));
  for (const left of [2, 1, 0]) {
    expect(await progress.submit({ body: answerTo(task, 5) })).toMatchObject(
      problem(422, 'wrong_answer', { remaining_attempts: left }),
    );
    expect(await joined.pois()).toMatchObject(remaining(left));
  }
});

test('refuses even the right answer when no attempts are left', async () => {
  const { progress, joined } = await player();
  for (const answer of [1, 2, 3]) await progress.submit({ body: answerTo(task, answer) });

  for (const answer of [4, 16]) {
    expect(await progress.submit({ body: answerTo(task, answer) })).toMatchObject(problem(409, 'no_attempts_left'));
  }
  expect(await joined.pois()).toMatchObject(remaining(0));
  expect(await progress.points()).toMatchObject({ body: { netPoints: 0 } });
});

test('accepts the right answer with the last attempt', async () => {
  const { progress, joined } = await player();
  for (const answer of [1, 2]) await progress.submit({ body: answerTo(task, answer) });
  expect(await progress.submit({ body: answerTo(task, 16) })).toMatchObject({ status: 200, body: { netPoints: 10 } });
  expect(await joined.pois()).toMatchObject(remaining(1));
});

test('counts attempts separately per player', async () => {
  const [one, other] = [await player(), await player()];
  for (const answer of [1, 2, 3]) await one.progress.submit({ body: answerTo(task, answer) });
  expect(await other.progress.submit({ body: answerTo(task, 16) })).toMatchObject({ status: 200 });
});

test.each(['weiß nicht', '-', '½', 'viele'])(
  'refuses the number answer “%s” without taking an attempt',
  async (answer) => {
    const { progress, joined } = await player();
    expect(await progress.submit({ body: answerTo(task, answer) })).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'invalid_request', path: 'answer' }] },
    });
    expect(await joined.pois()).toMatchObject(remaining(3));
  },
);

test('an answer without a digit does not solve a quest whose answer is 0, but an empty one does', async () => {
  const none = await given.exploration({ pois: [poi('Ufer', [{ ...numberTask, task: { answer: 0 } }])] });
  const { progress } = as((await given.player(none)).token);
  const send = (answer: string) => progress.submit({ body: answerTo(none.task('Bögen'), answer) });
  expect(await send('keine')).toMatchObject(problem(400, 'invalid_request'));
  expect(await send('')).toMatchObject({ status: 200 });
});

test.each(['1.478', '1\u00A0478', "1'478", '１４７８', 'ca. 1,478', '1.478,50', '-1478', 1_478.9])(
  'accepts the number 1478 as %j',
  async (answer) => {
    const steps = await given.exploration({ pois: [poi('Turm', [{ ...numberTask, task: { answer: 1_478 } }])] });
    const { progress } = as((await given.player(steps)).token);
    expect(await progress.submit({ body: answerTo(steps.task('Bögen'), answer) })).toMatchObject({ status: 200 });
  },
);

test('takes no attempt for an answer without a visible character, of any kind with texts', async () => {
  const run = await given.exploration({
    pois: [
      poi('Steg', [
        { ...textTask('guess_text', { answers: ['Tor'] }) },
        { ...textTask('cloze', { text: '<p>__________ __________</p>', words: ['a', 'b'] }) },
        { ...textTask('locate', { locate_type: 'qr', image: 'https://example.org', code: 'TOR' }) },
        { ...textTask('order', { entries: ['a', 'b'] }) },
      ]),
    ],
  });
  const { progress, joined } = as((await given.player(run)).token);
  for (const blank of ['', ' \u3000', '\u200B\u00AD\uFE0F', '\u2800\u3164', '\0\u202E'])
    for (const kind of ['guess_text', 'cloze', 'locate', 'order'])
      for (const answer of kind === 'cloze' || kind === 'order' ? [[blank, blank]] : [blank])
        expect(await progress.submit({ body: answerTo(run.task(kind), answer) })).toMatchObject({
          status: 400,
          body: { errors: [{ code: 'invalid_request', path: 'answer' }] },
        });
  expect(await joined.pois()).toMatchObject({ body: { rows: [{ Tasks: Array(4).fill({ remaining_attempts: 3 }) }] } });
});

test('takes no attempt for an answer of an invalid shape', async () => {
  const { progress, joined } = await player();
  for (const answer of [null, [], {}, ['16']]) {
    expect(await progress.submit({ body: answerTo(task, answer) })).toMatchObject({ status: 400 });
  }
  expect(await joined.pois()).toMatchObject(remaining(3));
});
