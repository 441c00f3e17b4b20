import { expect, type Page } from '@playwright/test';
import {
  enterAnswer,
  expectPoints,
  expectSolved,
  joinAndOpenPoi,
  taskCard,
} from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

/** Plays the short run to its finish. */
async function playThrough(player: Page): Promise<void> {
  await joinAndOpenPoi(player, 'Der kurze Weg', 'Anfang');
  await enterAnswer(taskCard(player, 'Los geht’s'), 'Antwort', 'Start');
  await expectSolved(taskCard(player, 'Los geht’s'), 10);
  await expect(player.getByText('Spot geschafft!').last()).toBeVisible();
  await player.getByRole('link', { name: 'Nächster Spot: Ende' }).click();
  await enterAnswer(taskCard(player, 'Schluss jetzt'), 'Zahl', '100');
  await expectSolved(taskCard(player, 'Schluss jetzt'), 5);
  await taskCard(player, 'Schluss jetzt').getByRole('link', { name: 'Zum Ziel' }).click();
}

test('the finish', async ({ player }) => {
  await playThrough(player);

  await test.step('shows points and time, and saves a rating that can be changed', async () => {
    const finish = player.getByRole('region', { name: 'Geschafft!' });
    await expect(finish).toContainText('Du hast alle Quests von „Der kurze Weg“ gelöst.');
    await expect(finish).toContainText('15 von 15');
    await expect(finish).toContainText('1 Minute');
    await expectPoints(player, 15);

    const thanks = finish.getByText('Danke! Du kannst das jederzeit ändern.');
    await finish.getByLabel('4 Sterne').click();
    await expect(thanks).toBeVisible();
    await finish.getByLabel('5 Sterne').click();
    await expect(finish.getByLabel('5 Sterne')).toBeChecked();
    await expect(thanks).toBeVisible();
    await player.reload();
    await expect(finish.getByLabel('5 Sterne')).toBeChecked();
  });

  await test.step('saves the result as a picture where the browser has no share menu', async () => {
    await player.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: undefined }));
    const saved = player.waitForEvent('download');
    await player.getByRole('button', { name: 'Ergebnis als Bild teilen' }).click();
    expect((await saved).suggestedFilename()).toBe('der-kurze-weg.png');
  });

  await test.step('stays reachable, with solved quests still solved', async () => {
    await player.getByRole('link', { name: 'Andere Runs entdecken' }).click();
    await player.getByRole('link', { name: 'Der kurze Weg' }).click();
    await player.getByRole('link', { name: 'Weiterspielen' }).click();
    await expect(player.getByRole('region', { name: 'Geschafft!' })).toBeVisible();
    await player.getByRole('link', { name: 'Erkunden Anfang' }).click();
    const task = taskCard(player, 'Los geht’s');
    await expect(task.getByText('Gelöst', { exact: true })).toBeVisible();
    await expect(task.getByRole('form')).toBeHidden();
  });
});
