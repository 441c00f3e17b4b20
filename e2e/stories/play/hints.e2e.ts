import { expect, type Locator, type Page } from '@playwright/test';
import {
  enterAnswer,
  expectPoints,
  expectSolved,
  joinAndOpenPoi,
  taskCard,
} from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

function hint(player: Page, number: number): Locator {
  return player
    .getByRole('region', { name: 'Hinweise' })
    .getByRole('article')
    .nth(number - 1);
}

function reveal(player: Page, number: number): Promise<void> {
  return hint(player, number).getByRole('button', { name: 'Aufdecken' }).click();
}

async function agree(player: Page): Promise<void> {
  await player.getByRole('dialog').getByRole('button', { name: 'Aufdecken' }).click();
}

async function earn(player: Page, task: string, word: string): Promise<void> {
  await enterAnswer(taskCard(player, task), 'Antwort', word);
  await expectSolved(taskCard(player, task), 20);
}

test.use({ allowedErrors: [404, 409] });

test('hints', async ({ player }) => {
  await joinAndOpenPoi(player, 'Der Hinweisweg', 'Wegweiser');

  await test.step('shows a free text hint at once', async () => {
    await expect(hint(player, 1).getByText('kostenlos')).toBeVisible();
    await reveal(player, 1);
    await expect(hint(player, 1).getByText('Unter dem dritten Stein.')).toBeVisible();
    await expect(player.getByRole('dialog')).toBeHidden();
  });

  await test.step('charges for a picture hint once, after confirmation', async () => {
    await earn(player, 'Taschengeld', 'Danke');
    await reveal(player, 2);
    const dialog = player.getByRole('dialog', { name: 'Hinweis 2 aufdecken?' });
    await expect(dialog).toContainText('Das kostet 10 Punkte.');
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(hint(player, 2).getByRole('button', { name: 'Aufdecken' })).toBeFocused();

    await reveal(player, 2);
    await agree(player);
    await expect(hint(player, 2).getByRole('img', { name: 'Hinweis 2' })).toBeVisible();
    await expectPoints(player, 10);

    await player.reload();
    await expect(hint(player, 2).getByRole('img', { name: 'Hinweis 2' })).toBeVisible();
    await expectPoints(player, 10);
  });

  await test.step('refuses a video hint without enough points and shows how many are missing', async () => {
    await reveal(player, 3);
    await expect(player.getByRole('dialog')).toBeHidden();
    await expect(hint(player, 3).getByRole('alert')).toHaveText(
      'Dafür fehlen noch 15 Punkte. Löse erst eine weitere Quest.',
    );
    await expect(player).toHaveURL(/\?alert=not_enough_points$/);
    await expectPoints(player, 10);

    await earn(player, 'Zulage', 'Bitte');
    await reveal(player, 3);
    await agree(player);
    await expect(hint(player, 3).getByLabel('Hinweis 3', { exact: true })).toBeVisible();
    await expect(player).toHaveURL(/\/poi\/wegweiser$/);
    await expectPoints(player, 5);
  });

  await test.step('shows a message for a broken picture', async () => {
    await reveal(player, 4);
    await expect(hint(player, 4).getByText('Das Bild ist nicht verfügbar.')).toBeVisible();
  });
});
