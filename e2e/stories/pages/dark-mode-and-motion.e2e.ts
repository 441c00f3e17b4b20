import { expect } from '@playwright/test';
import { answerTask, expectSolved, joinAndOpenPoi, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

test('the site is dark where the device is', async ({ player }) => {
  const paper = () => player.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await player.emulateMedia({ colorScheme: 'light' });
  await player.goto('/');
  await expect(player.getByRole('heading', { level: 1 })).toBeVisible();
  const light = await paper();
  await player.emulateMedia({ colorScheme: 'dark' });
  expect(await paper()).not.toBe(light);
});

test.describe('where motion is unwanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedErrors: [422] });

  test('nothing moves, and points are there at once', async ({ player }) => {
    await joinAndOpenPoi(player, 'Der kurze Weg', 'Anfang');
    const task = taskCard(player, 'Los geht’s');
    await answerTask(task, 'Antwort', 'Halt');
    await expect(player).toHaveURL(/alert=wrong_answer/);
    await answerTask(task, 'Antwort', 'Start');
    await expectSolved(task, 10);
    // What takes no time still runs until the next frame: nobody sees it.
    const moving = await player.evaluate(
      () =>
        document.getAnimations().filter(({ playState, effect }) => {
          return playState === 'running' && Number(effect?.getComputedTiming().activeDuration) > 1;
        }).length,
    );
    expect(moving).toBe(0);
  });
});
