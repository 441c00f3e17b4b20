import { expect } from '@playwright/test';
import { expectSolved, joinAndOpenPoi, submitAnswer, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

test.use({ allowedErrors: [422] });

test('a multiple choice quest', async ({ player }) => {
  await joinAndOpenPoi(player, 'Der Rätselgarten', 'Auswahlbeet');
  const task = taskCard(player, 'Was summt hier?');

  await test.step('is solved by exactly the right options, and asks for at least one', async () => {
    await submitAnswer(task);
    await expect(task.getByRole('alert')).toHaveText('Wähle mindestens eine Möglichkeit.');

    await task.getByLabel('Biene').check();
    await submitAnswer(task);
    await expect(task.getByRole('alert')).toHaveText('Falsche Antwort! Versuch es noch einmal.');
    await expect(task.getByLabel('Biene')).toBeChecked();
  });

  await test.step('on a low screen brings its result to the screen when the options go', async () => {
    await player.setViewportSize({ width: 390, height: 420 });
    await task.getByLabel('Hummel').check();
    await submitAnswer(task);
    await expectSolved(task, 10);
    await expect(task.getByText('+10 Punkte')).toBeInViewport({ ratio: 1 });
  });
});
