import { expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { testApp } from '#testing/test-app.ts';

test('deleting a quest moves later quests up and keeps the points of players who solved it', async () => {
  const opened = await testApp();
  const ada = await creator(opened);
  const { tasks, managedPois } = ada.client;
  const { exploration, poi, task } = await ada.publishedExploration();
  const second = await ada.task(poi);
  const player = opened.as((await opened.given.player(exploration)).token);
  await player.progress.submit({ body: answerTo({ id: task.id, taskType: 'guess_number' }, 16) });
  const params = { poi_id: poi.id, task_id: task.id };

  expect(await tasks.remove({ params })).toMatchObject({ body: { deleted: true } });

  const { rows } = done(await managedPois.list({ query: { exploration_name: exploration.slug, show: 'task' } }));
  expect(rows[0]?.Tasks).toMatchObject([{ id: second.id, position: 1 }]);
  expect(await player.progress.points()).toMatchObject({ body: { earnedPoints: 10, pointsToEarn: 10 } });
  expect(await player.joined.pois()).toMatchObject({ status: 200, body: { progress: { tasks_to_complete: 1 } } });
  expect(await tasks.remove({ params })).toMatchObject(problem(404, 'not_found'));
});
