import { expect, test } from 'vitest';
import { numberTask, poi } from '#testing/given.ts';
import { testApp } from '#testing/test-app.ts';

test('a right answer brings its points, and the quest is done', async () => {
  const { given, as } = await testApp();
  const run = await given.run();
  const { token } = await given.player(run);

  const answer = await as(token).progress.submit({
    body: { progress_type: 'task', progress_id: run.task('Bögen').id, task_type: 'guess_number', answer: '016' },
  });

  expect(answer).toMatchObject({ status: 200, body: { points: 10, netPoints: 10 } });
  const spots = await as(token).joined.pois();
  expect(spots).toMatchObject({
    status: 200,
    body: { count: 1, rows: [{ tasks_completed: 1, Tasks: [{ progressed: true }] }] },
  });
});
