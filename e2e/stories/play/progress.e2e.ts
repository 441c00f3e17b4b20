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

test('a player’s progress', async ({ player }) => {
  await test.step('lists every started run and links back to it', async () => {
    await player.goto('/progress');
    await expect(player.getByRole('heading', { name: 'Noch kein Run begonnen' })).toBeVisible();

    await joinAndOpenPoi(player, 'Der kurze Weg', 'Anfang');
    await enterAnswer(taskCard(player, 'Los geht’s'), 'Antwort', 'Start');
    await expectSolved(taskCard(player, 'Los geht’s'), 10);
    await joinOnScreen(player, 'Das Torhaus');
    await player.goto('/progress');

    const begun = player.getByRole('listitem').filter({ has: player.getByRole('heading', { name: 'Der kurze Weg' }) });
    await expect(begun).toContainText('1 von 2 Quests');
    await expect(begun.getByRole('progressbar', { name: 'Punkte' })).toHaveAttribute('aria-valuetext', '10 / 15');
    await expect(player.getByRole('heading', { name: 'Das Torhaus' })).toBeVisible();
    await begun.getByRole('link', { name: 'Weiterspielen' }).click();
    await expect(player).toHaveURL(/\/der-kurze-weg\/poi$/);
    await expectPoints(player, 10);
  });

  await test.step('is deleted after confirmation, and the run can be started again', async () => {
    await player.goto('/progress');

    const remove = player.getByRole('button', { name: 'Fortschritt in Der kurze Weg löschen' });
    await remove.click();
    const dialog = player.getByRole('dialog', { name: 'Fortschritt löschen?' });
    await player.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(player.getByRole('heading', { name: 'Der kurze Weg' })).toBeVisible();

    await remove.click();
    await dialog.getByRole('button', { name: 'Ja, löschen' }).click();
    await expect(player).toHaveURL(/\/progress\?alert=delete$/);
    await expect(player.getByRole('heading', { name: 'Der kurze Weg' })).toBeHidden();
    await expect(player.getByRole('heading', { name: 'Das Torhaus' })).toBeVisible();

    await joinOnScreen(player, 'Der kurze Weg');
    await expectPoints(player, 0);
  });
});
