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

test.describe('a text quest', () => {
  test('is solved by the keyword in a sentence in any case', async ({ player }) => {
    await joinAndOpenPoi(player, 'Der Rätselgarten', 'Textbeet');
    await expectPoints(player, 0);
    const task = taskCard(player, 'Königin der Blumen');
    await enterAnswer(task, 'Antwort', '  die ROSE natürlich ');
    await expectSolved(task, 10);
    await expectPoints(player, 10);
  });

  test('asks for an answer when the field is blank', async ({ player }) => {
    await joinAndOpenPoi(player, 'Der Rätselgarten', 'Textbeet');
    const task = taskCard(player, 'Königin der Blumen');
    await task.getByLabel('Antwort').fill('   ');
    await submitAnswer(task);
    await expect(task.getByRole('alert')).toHaveText('Schreib erst eine Antwort.');
  });

  test('keeps what was typed on other pages and after a reload, and shows it once solved', async ({ player }) => {
    await joinAndOpenPoi(player, 'Der Rätselgarten', 'Textbeet');
    const task = taskCard(player, 'Königin der Blumen');
    await task.getByLabel('Antwort', { exact: true }).fill('Ros');
    await player.getByRole('link', { name: 'Zur Übersicht' }).click();
    await openPoi(player, 'Textbeet');
    await expect(task.getByLabel('Antwort', { exact: true })).toHaveValue('Ros');
    await player.reload();
    await expect(task.getByLabel('Antwort', { exact: true })).toHaveValue('Ros');
    await enterAnswer(task, 'Antwort', 'Rose');
    await expectSolved(task, 10);
    await player.reload();
    await expect(task.getByText('Deine Antwort: Rose')).toBeVisible();
  });
});
