import { expect } from '@playwright/test';
import { expectFocusInContent } from '../../support/focus.ts';
import {
  enterAnswer,
  joinAndOpenPoi,
  joinOnScreen,
  openPoi,
  openTask,
  taskCard,
} from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

test.use({ allowedErrors: [403, 404, 409, 422] });

test('the focus stays in the page', async ({ player }) => {
  // 403, 409, 422: refused arrivals and answers
  await test.step('after joining, and after the code of a place', async () => {
    await joinOnScreen(player, 'Der Ankunftspfad');
    await expectFocusInContent(player);
    await player.getByRole('link', { name: 'Erkunden Turmplatz' }).click();
    await player.getByRole('button', { name: 'Code eintippen' }).click();
    await expect(player.getByLabel('Code vor Ort')).toBeFocused();
    await player.keyboard.press('Enter');
    await expect(player.getByRole('alert')).toHaveText('Gib zuerst den Code ein, der vor Ort steht.');
    await expect(player.getByLabel('Code vor Ort')).toBeFocused();
    await player.getByRole('button', { name: 'Code prüfen' }).click();
    await expect(player.getByLabel('Code vor Ort')).toBeFocused();
    await player.getByLabel('Code vor Ort').fill('k7m 2qx');
    await expect(player.getByRole('alert')).toBeHidden();
    await player.keyboard.press('Enter');
    await expect(taskCard(player, 'Glocken zählen')).toBeVisible();
    await expectFocusInContent(player);
  });

  await test.step('in the field of a code that was left empty', async () => {
    await player.goto('/exploration/die-geheime-tür');
    await player.getByRole('button', { name: 'Mitmachen' }).click();
    await expect(player.getByRole('alert')).toHaveText('Gib zuerst den Code ein.');
    await expect(player.getByLabel('Code für diesen Run')).toBeFocused();
    await player.getByRole('button', { name: 'Gemeinsam spielen' }).click();
    const sheet = player.getByRole('dialog', { name: 'Gemeinsam spielen' });
    await sheet.getByLabel('Name deines Teams').fill('Füchse');
    await sheet.getByRole('button', { name: 'Team gründen' }).click();
    await expect(sheet.getByLabel('Code für diesen Run')).toBeFocused();
  });

  await test.step('in the hint that was revealed', async () => {
    await joinAndOpenPoi(player, 'Der Hinweisweg', 'Wegweiser');
    const hint = player.getByRole('region', { name: 'Hinweise' }).getByRole('article').first();
    await hint.getByRole('button', { name: 'Aufdecken' }).press('Enter');
    await expect(hint.getByText('Unter dem dritten Stein.')).toBeVisible();
    await expect(hint).toBeFocused();
  });

  await test.step('in the quest whose form is hidden while the player types, as when a Versus ends', async () => {
    await joinAndOpenPoi(player, 'Der Rätselgarten', 'Zahlenbeet');
    const task = taskCard(player, 'Bänke zählen');
    await task.getByLabel('Zahl', { exact: true }).fill('12');
    await task.getByRole('form').evaluate((form) => form.style.setProperty('display', 'none', 'important'));
    await expect(task).toBeFocused();
  });

  await test.step('in the quest whose last attempt was wrong, and in its report', async () => {
    await player.getByRole('link', { name: 'Zur Übersicht' }).click();
    await openPoi(player, 'Auswahlbeet');
    const task = await openTask(player, 'Nur zwei Versuche');
    await enterAnswer(task, 'Antwort', 'Igel');
    await expect(task.getByText('noch 1 von 2 Versuchen')).toBeVisible();
    await task.getByLabel('Antwort', { exact: true }).fill('Wühlmaus');
    await player.keyboard.press('Enter');
    await expect(task.getByText('Das war der letzte Versuch.')).toBeVisible();
    await expect(task).toBeFocused();

    await task.getByRole('button', { name: 'Quest melden' }).press('Enter');
    const sheet = player.getByRole('dialog', { name: 'Quest melden: Nur zwei Versuche' });
    await sheet.getByLabel('Grund').selectOption('Quest ist unklar');
    await sheet.getByRole('button', { name: 'Meldung senden' }).press('Enter');
    await expect(sheet.getByRole('status')).toContainText('Danke für deine Meldung!');
    await expectFocusInContent(player);
    await player.keyboard.press('Escape');
    await expect(task.getByRole('button', { name: 'Quest melden' })).toBeFocused();
  });
});
