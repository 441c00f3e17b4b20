import { expect, type Page } from '@playwright/test';
import { logInToPlayerSite } from '../../support/accounts.ts';
import { enterAnswer, joinAndOpenPoi, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

test.use({ allowedErrors: ['network'] });

/** Answers a task whose answer never reaches the server. */
async function answerWithoutNetwork(player: Page): Promise<void> {
  await player.route('**/api/progress', (route) => route.abort());
  const task = taskCard(player, 'Los geht’s');
  await enterAnswer(task, 'Antwort', 'Start');
  await expect(task.getByText('Wartet auf Netz')).toBeVisible();
}

test('a logout that would delete answers asks first', async ({ player, accounts }) => {
  const ada = await accounts.registered();
  await logInToPlayerSite(player, ada);
  await joinAndOpenPoi(player, 'Der kurze Weg', 'Anfang');
  await answerWithoutNetwork(player);

  await player.goto('/logout');
  await expect(player.getByRole('heading', { name: '1 Antwort ist noch nicht gesendet' })).toBeVisible();
  await player.getByRole('link', { name: 'Angemeldet bleiben' }).click();
  await expect(player.getByRole('banner')).toContainText(ada.name);
  await expect(player.getByRole('region', { name: '1 Antwort wartet' })).toBeVisible();

  await player.goto('/logout');
  await player.getByRole('button', { name: 'Trotzdem abmelden' }).click();
  await expect(player.getByText('Bis bald!')).toBeVisible();
  await expect(player.getByRole('banner')).not.toContainText(ada.name);
  await player.goto('/progress');
  await expect(player.getByRole('heading', { name: 'Noch kein Run begonnen' })).toBeVisible();
  await expect(player.getByText('Antwort wartet')).toBeHidden();
});

test('an answer that waits', async ({ player }) => {
  await joinAndOpenPoi(player, 'Der kurze Weg', 'Anfang');
  await answerWithoutNetwork(player);

  await test.step('is named by the question before progress is deleted', async () => {
    await player.goto('/progress');
    await player.getByRole('button', { name: 'Fortschritt in Der kurze Weg löschen' }).click();
    await expect(player.getByRole('dialog')).toContainText('1 Antwort ist noch nicht gesendet.');
  });

  await test.step('is shown when the list of runs cannot be loaded', async () => {
    await player.route('**/api/progress/myself**', (route) => route.abort());
    await player.goto('/progress');
    await expect(player.getByRole('heading', { name: 'Keine Verbindung' })).toBeVisible();
    await expect(player.getByRole('heading', { level: 1, name: 'Fortschritt' })).toBeVisible();
    const list = player.getByRole('region', { name: '1 Antwort wartet auf Netz' });
    await list.getByText('1 Antwort wartet auf Netz').click();
    await expect(list).toContainText('Los geht’s');
  });
});
