import { expect } from '@playwright/test';
import { check, expectSolved, joinAt, taskOf } from '../../support/play/playing.ts';
import { test } from '../../support/stories.ts';

test.describe('a choice', () => {
  test.use({ allowedErrors: [422] });

  test('is right with exactly the right ones, and asks for at least one', async ({ player }) => {
    await joinAt(player, 'Der Rätselgarten', 'Auswahlbeet');
    const task = taskOf(player, 'Was summt hier?');
    await check(task);
    await expect(task.getByRole('alert')).toHaveText('Wähle mindestens eine Möglichkeit.');

    await task.getByLabel('Biene').check();
    await check(task);
    await expect(task.getByRole('alert')).toHaveText('Das war es noch nicht. Versuch es noch einmal.');
    await expect(task.getByLabel('Biene')).toBeChecked();

    await task.getByLabel('Hummel').check();
    await check(task);
    await expectSolved(task, 10);
  });
});
