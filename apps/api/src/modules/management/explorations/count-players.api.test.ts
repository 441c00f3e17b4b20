import { expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { answerTo } from '#testing/submissions.ts';
import { testApp } from '#testing/test-app.ts';

test('counts players who joined or solved a quest within the last hour, without the tests of the creator', async () => {
  const opened = await testApp();
  const ada = await creator(opened);
  const { exploration, task } = await ada.publishedExploration();
  const params = { exploration_id: exploration.id };
  const playing = async () => done(await ada.client.managedExplorations.players({ params })).playing;
  expect(await playing()).toBe(0);

  const { token } = await opened.given.player(exploration);
  await opened.given.player(exploration);
  done(await ada.client.managedExplorations.tryOut({ params, body: { unlocked: false } }));
  expect(await playing()).toBe(2);

  opened.clock.passMinutes(59);
  const body = answerTo({ id: task.id, taskType: 'guess_number' }, 16);
  done(await opened.as(token).progress.submit({ body }));
  opened.clock.passMinutes(2);
  expect(await playing()).toBe(1);
  opened.clock.passMinutes(60);
  expect(await playing()).toBe(0);
});

test('refuses to count the players of another account', async () => {
  const opened = await testApp();
  const { exploration } = await (await creator(opened)).publishedExploration();
  const other = await creator(opened);
  const params = { exploration_id: exploration.id };
  expect(await other.client.managedExplorations.players({ params })).toMatchObject({ status: 404 });
});
