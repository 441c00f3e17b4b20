import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { EVERY_TASK_TYPE, everyTaskType, sent, type TestedTaskType, taskOf } from '#testing/every-task-type.ts';
import { poi } from '#testing/given.ts';
import { answerTo } from '#testing/submissions.ts';
import { testApp } from '#testing/test-app.ts';

const EXPLANATION = '<p>GEHEIM-Deutung</p>';

/** A player of a run with one quest of a kind, who can answer it right or wrong, and read it. */
async function playOne(kind: TestedTaskType, over: object) {
  const { given, as } = await testApp();
  const run = { pois: [poi('Tor', [taskOf(kind, { explanation: EXPLANATION, ...over })])] };
  const exploration = await given.exploration(run);
  const player = as((await given.player(exploration)).token);
  const task = exploration.task(kind);
  const submit = (answer: unknown) => player.progress.submit({ body: answerTo(task, sent(task, answer)) });
  return {
    right: sent(task, everyTaskType[kind].right),
    solve: () => submit(everyTaskType[kind].right),
    fail: () => submit(everyTaskType[kind].wrong[0]),
    async read() {
      const [row] = done(await player.joined.pois()).rows;
      return row?.unlocked ? row.Tasks[0] : undefined;
    },
  };
}

test('shows the explanation once the quest is solved, and neither before nor in the response to the answer', async () => {
  const { solve, fail, read } = await playOne('guess_text', { attempts: 3, explain_after_attempts: true });
  expect(await read()).toMatchObject({ explanation: null, revealed_answer: null });
  expect(JSON.stringify(await fail())).not.toContain('GEHEIM');
  expect(await read()).toMatchObject({ explanation: null, revealed_answer: null });
  expect(JSON.stringify(await solve())).not.toContain('GEHEIM');
  expect(await read()).toMatchObject({ explanation: EXPLANATION, revealed_answer: null });
});

test.each(EVERY_TASK_TYPE)(
  'shows explanation and solution of a quest of type %s after the last attempt',
  async (kind) => {
    const { right, fail, read } = await playOne(kind, { attempts: 2, explain_after_attempts: true });
    await fail();
    expect(await read()).toMatchObject({ remaining_attempts: 1, explanation: null, revealed_answer: null });
    await fail();
    expect(await read()).toMatchObject({
      remaining_attempts: 0,
      progressed: false,
      answer: null,
      explanation: EXPLANATION,
      revealed_answer: right,
    });
  },
);

test('shows the solution alone after the last attempt of a quest without an explanation', async () => {
  const { right, fail, read } = await playOne('order', { attempts: 1, explain_after_attempts: true, explanation: '' });
  await fail();
  expect(await read()).toMatchObject({ explanation: null, revealed_answer: right });
});

test('shows neither after the last attempt if the creator does not allow it', async () => {
  const { fail, read } = await playOne('cloze', { attempts: 1 });
  await fail();
  const task = await read();
  expect(task).toMatchObject({ remaining_attempts: 0, explanation: null, revealed_answer: null });
  expect(JSON.stringify(task)).not.toContain('GEHEIM');
});
