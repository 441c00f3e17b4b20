import { expect } from '@playwright/test';
import {
  enterAnswer,
  expectPoints,
  expectSolved,
  joinAndOpenPoi,
  taskCard,
} from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

test.describe('without a network', () => {
  test.use({ allowedErrors: ['network'] });

  test('an answer is sent once when the network is back', async ({ player }) => {
    await joinAndOpenPoi(player, 'Der kurze Weg', 'Anfang');
    const answered: number[] = [];
    player.on('response', (response) => {
      if (response.request().method() === 'POST') answered.push(response.status());
    });
    const task = taskCard(player, 'Los geht’s');

    await player.context().setOffline(true);
    await enterAnswer(task, 'Antwort', 'Start');
    await expect(task.getByText('Keine Verbindung. Wir senden deine Antwort gleich noch einmal.')).toBeVisible();
    await expect(task.getByLabel('Antwort', { exact: true })).toHaveValue('Start');

    await player.context().setOffline(false);
    await expectSolved(task, 10);
    await expectPoints(player, 10);
    expect(answered).toEqual([200]);
  });

  test('an answer whose response was lost counts once when it is resent', async ({ player }) => {
    // Live events or a refetch of the pois would deliver the result before the answer is resent.
    await player.route('**/api/progress/events', (route) => route.abort());
    await joinAndOpenPoi(player, 'Der kurze Weg', 'Anfang');
    await player.route('**/api/joined/pois', (route) => route.abort());
    await player.route('**/api/progress', async (route) => {
      await route.fetch();
      await route.abort();
    });
    const task = taskCard(player, 'Los geht’s');
    await enterAnswer(task, 'Antwort', 'Start');
    await expect(task.getByText('Keine Verbindung.')).toBeVisible();
    await player.unroute('**/api/joined/pois');
    await player.unroute('**/api/progress');
    await expectSolved(task, 10);
    await expectPoints(player, 10);
  });

  test('an answer stays in its field when all retries failed', async ({ player }) => {
    await player.clock.install();
    await joinAndOpenPoi(player, 'Der kurze Weg', 'Anfang');
    await player.route('**/api/progress', (route) => route.abort());
    const task = taskCard(player, 'Los geht’s');
    await enterAnswer(task, 'Antwort', 'Start');
    const again = task.getByRole('button', { name: 'Noch einmal senden' });
    await expect(async () => {
      await player.clock.runFor(8_000);
      await expect(again).toBeVisible({ timeout: 100 });
    }).toPass();
    await expect(task.getByRole('alert')).toContainText('Deine Antwort kam nicht an.');
    await expect(task.getByLabel('Antwort', { exact: true })).toHaveValue('Start');
    await player.unroute('**/api/progress');
    await again.click();
    await expectSolved(task, 10);
  });
});
