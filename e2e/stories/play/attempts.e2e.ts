import { expect } from '@playwright/test';
import {
  enterAnswer,
  expectPoints,
  joinAndOpenPoi,
  openPoi,
  openTask,
  taskCard,
} from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

test.use({ allowedErrors: [422] });

test('wrong answers', async ({ player }) => {
  await test.step('use up the attempts, which closes the quest', async () => {
    await joinAndOpenPoi(player, 'Der Rätselgarten', 'Auswahlbeet');
    const task = await openTask(player, 'Nur zwei Versuche');
    await expect(task.getByText('noch 2 von 2 Versuchen')).toBeVisible();

    await enterAnswer(task, 'Antwort', 'Igel');
    await expect(task.getByRole('alert')).toHaveText('Falsche Antwort! Schau genau hin: Du hast noch 1 Versuch.');
    await expect(player).toHaveURL(/\?alert=wrong_answer$/);
    await expect(player.getByRole('alert')).toHaveCount(1);
    await expect(task.getByText('noch 1 von 2 Versuchen')).toBeVisible();
    await expect(task.getByLabel('Antwort', { exact: true })).toHaveValue('Igel');

    await enterAnswer(task, 'Antwort', 'Wühlmaus');
    await expect(task.getByText('Falsche Antwort! Das war der letzte Versuch.')).toBeVisible();
    await expect(task.getByText(/Punkte?$/)).toBeHidden();
    await expect(task.getByRole('form')).toBeHidden();

    await player.reload();
    await openTask(player, 'Nur zwei Versuche');
    await expect(task.getByText('Hier sind alle Versuche aufgebraucht.')).toBeVisible();
    await expectPoints(player, 0);
  });

  await test.step('leave an alert that the right answer removes', async () => {
    await player.getByRole('link', { name: 'Zur Übersicht' }).click();
    await openPoi(player, 'Textbeet');
    const task = taskCard(player, 'Königin der Blumen');
    await enterAnswer(task, 'Antwort', 'Nelke');
    const refusal = player.getByRole('alert');
    await expect(refusal).toHaveText('Falsche Antwort! Versuch es noch einmal.');
    await enterAnswer(task, 'Antwort', 'Rose');
    await expect(refusal).toBeHidden();
    await expect(player).toHaveURL(/\/poi\/textbeet$/);
  });
});
