import { expect } from '@playwright/test';
import { expectSolved, joinAndOpenPoi, submitAnswer, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

test.describe('a multiple choice quest', () => {
  test.use({ allowedErrors: [422] });

  test('is solved by exactly the right options, and asks for at least one', async ({ player }) => {
    await joinAndOpenPoi(player, 'Der Rätselgarten', 'Auswahlbeet');
    const task = taskCard(player, 'Was summt hier?');
    await submitAnswer(task);
    await expect(task.getByRole('alert')).toHaveText('Wähle mindestens eine Möglichkeit.');

    await task.getByLabel('Biene').check();
    await submitAnswer(task);
    await expect(task.getByRole('alert')).toHaveText('Falsche Antwort! Versuch es noch einmal.');
    await expect(task.getByLabel('Biene')).toBeChecked();

    await task.getByLabel('Hummel').check();
    await submitAnswer(task);
    await expectSolved(task, 10);
  });

  test.describe('on a low screen', () => {
    test.use({ viewport: { width: 390, height: 420 } });

    test('brings its result to the screen when the options go', async ({ player }) => {
      await joinAndOpenPoi(player, 'Der Rätselgarten', 'Auswahlbeet');
      const task = taskCard(player, 'Was summt hier?');
      await task.getByLabel('Biene').check();
      await task.getByLabel('Hummel').check();
      await submitAnswer(task);
      await expectSolved(task, 10);
      await expect(task.getByText('+10 Punkte')).toBeInViewport({ ratio: 1 });
    });
  });
});
