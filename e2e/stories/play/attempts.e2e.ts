import { expect } from '@playwright/test';
import { answer, expectPoints, joinAt, taskOf } from '../../support/play/playing.ts';
import { test } from '../../support/stories.ts';

test.describe('wrong answers', () => {
  test.use({ allowedErrors: [422] });

  test('use up the attempts, and then the quest is over', async ({ player }) => {
    await joinAt(player, 'Der Rätselgarten', 'Auswahlbeet');
    const task = taskOf(player, 'Nur zwei Versuche');
    await expect(task.getByText('Versuch 1 von 2')).toBeVisible();

    await answer(task, 'Antwort', 'Igel');
    await expect(task.getByRole('alert')).toHaveText('Das stimmt noch nicht. Schau genau hin: Du hast noch 1 Versuch.');
    await expect(player).toHaveURL(/\?alert=wrong_answer$/);
    await expect(player.getByRole('alert').filter({ hasText: 'Falsche Antwort!' })).toBeVisible();
    await expect(task.getByText('Versuch 2 von 2')).toBeVisible();
    await expect(task.getByLabel('Antwort', { exact: true })).toHaveValue('Igel');

    await answer(task, 'Antwort', 'Wühlmaus');
    await expect(task.getByText('Hier sind alle Versuche aufgebraucht.')).toBeVisible();
    await expect(task.getByRole('form')).toBeHidden();

    await player.reload();
    await expect(task.getByText('Hier sind alle Versuche aufgebraucht.')).toBeVisible();
    await expectPoints(player, 0);
  });

  test('leave an alert that goes with the right one', async ({ player }) => {
    await joinAt(player, 'Der Rätselgarten', 'Textbeet');
    const task = taskOf(player, 'Königin der Blumen');
    await answer(task, 'Antwort', 'Nelke');
    const toast = player.getByRole('alert').filter({ hasText: 'Falsche Antwort!' });
    await expect(toast).toBeVisible();
    await answer(task, 'Antwort', 'Rose');
    await expect(toast).toBeHidden();
    await expect(player).toHaveURL(/\/poi\/textbeet$/);
  });
});
