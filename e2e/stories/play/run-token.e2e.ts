import { expect } from '@playwright/test';
import {
  enterAnswer,
  expectPoints,
  expectSolved,
  joinAndOpenPoi,
  joinOnScreen,
  taskCard,
} from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

test.describe('a run token that is refused', () => {
  test.use({ allowedErrors: [401] });

  test('redirects to the run with an alert, and joining again restores the points', async ({ player }) => {
    await joinAndOpenPoi(player, 'Der kurze Weg', 'Anfang');
    await enterAnswer(taskCard(player, 'Los geht’s'), 'Antwort', 'Start');
    await expectSolved(taskCard(player, 'Los geht’s'), 10);

    // Elsewhere: a refetch of the open page would be refused first, and the page would leave before it is opened again.
    const poi = player.url();
    await player.goto('/');
    await player.route('**/api/**', (route) =>
      route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer out.of.date' } }),
    );
    await player.goto(poi);
    await expect(player).toHaveURL(/\/exploration\/der-kurze-weg\?alert=unauthorized$/);
    await expect(player.getByRole('alert')).toContainText('Bitte tritt noch einmal bei');

    await player.unroute('**/api/**');
    await joinOnScreen(player, 'Der kurze Weg');
    await expectPoints(player, 10);
    const solved = player.getByRole('listitem').filter({ has: player.getByRole('heading', { name: 'Anfang' }) });
    await expect(solved).toContainText('1 von 1 Quests');
    await expect(player.getByRole('progressbar', { name: 'Gelöste Quests: Ende' })).toHaveAttribute(
      'aria-valuenow',
      '0',
    );
  });

  test('redirects to the run when the progress was deleted in another window', async ({ player }) => {
    await joinAndOpenPoi(player, 'Der kurze Weg', 'Anfang');
    const window = await player.context().newPage();
    await window.goto('/progress');
    await window.getByRole('button', { name: 'Fortschritt in Der kurze Weg löschen' }).click();
    await window.getByRole('button', { name: 'Ja, löschen' }).click();
    await expect(window.getByRole('heading', { name: 'Noch kein Run begonnen' })).toBeVisible();

    await enterAnswer(taskCard(player, 'Los geht’s'), 'Antwort', 'Start');
    await expect(player).toHaveURL(/\/exploration\/der-kurze-weg\?alert=unauthorized$/);
    await expect(player.getByRole('button', { name: 'Mitmachen' })).toBeVisible();
  });

  test('is required on every page of a run that was not joined on this device', async ({ player }) => {
    for (const page of ['poi', 'poi/anfang', 'share', 'ranking']) {
      await player.goto(`/exploration/der-kurze-weg/${page}`);
      await expect(player).toHaveURL(/\/exploration\/der-kurze-weg\?alert=join_first$/);
      await expect(player.getByRole('alert')).toContainText('Tritt erst bei');
    }
  });
});

test('a link to a spot leads there after joining', async ({ player }) => {
  await player.goto('/exploration/der-kurze-weg/poi/anfang');
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await expect(player.getByRole('heading', { level: 1, name: 'Anfang' })).toBeVisible();
});
