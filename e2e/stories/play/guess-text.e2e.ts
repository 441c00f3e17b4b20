import { expect } from '@playwright/test';
import {
  enterAnswer,
  expectPoints,
  expectSolved,
  joinAndOpenPoi,
  openPoi,
  submitAnswer,
  taskCard,
} from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

test('a text quest', async ({ player }) => {
  await joinAndOpenPoi(player, 'Der Rätselgarten', 'Textbeet');
  const task = taskCard(player, 'Königin der Blumen');
  const answer = task.getByLabel('Antwort', { exact: true });

  await test.step('asks for an answer when the field is blank', async () => {
    await expectPoints(player, 0);
    await answer.fill('   ');
    await submitAnswer(task);
    await expect(task.getByRole('alert')).toHaveText('Schreib erst eine Antwort.');
  });

  await test.step('keeps what was typed on other pages and after a reload', async () => {
    await answer.fill('Ros');
    await player.getByRole('link', { name: 'Zur Übersicht' }).click();
    await openPoi(player, 'Textbeet');
    await expect(answer).toHaveValue('Ros');
    await player.reload();
    await expect(answer).toHaveValue('Ros');
  });

  await test.step('is solved by the keyword in a sentence in any case, and shows what was typed', async () => {
    await enterAnswer(task, 'Antwort', '  die ROSE natürlich ');
    await expectSolved(task, 10);
    await expectPoints(player, 10);
    await player.reload();
    await expect(task.getByText('Deine Antwort: die ROSE natürlich')).toBeVisible();
  });
});
