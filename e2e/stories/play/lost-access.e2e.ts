import { expect, type Page } from '@playwright/test';
import {
  enterAnswer,
  expectPoints,
  joinAndOpenPoi,
  joinOnScreen,
  taskCard,
} from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';
import { uniqueName } from '../../support/studio/creator-setup.ts';
import { newExploration } from '../../support/studio/exploration-builder.ts';

// 401: the expired run token; 404: a picture in the list of runs.
test.use({ allowedErrors: ['network', 401, 404] });

async function answerWithoutNetwork(player: Page): Promise<void> {
  await joinAndOpenPoi(player, 'Der kurze Weg', 'Anfang');
  const task = taskCard(player, 'Los geht’s');
  await expect(task.getByRole('form')).toBeVisible();
  await player.route('**/api/progress', (route) => route.abort());
  await enterAnswer(task, 'Antwort', 'Start');
  await expect(task.getByText('Wartet auf Netz')).toBeVisible();
}

test('answers wait until the player has joined again when the access has expired', async ({ player }) => {
  await answerWithoutNetwork(player);
  await player.route('**/api/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer out.of.date' } }),
  );
  await player.goto('/exploration/der-kurze-weg/poi');
  await expect(player).toHaveURL(/\/exploration\/der-kurze-weg\?alert=unauthorized$/);
  await player.unroute('**/api/**');
  await player.unroute('**/api/progress');

  await player.goto('/progress');
  const list = player.getByRole('region', { name: '1 Antwort wartet' });
  await expect(list).toContainText('Tritt noch einmal bei, dann gehen sie los.');
  await list.getByRole('link', { name: 'Noch einmal beitreten' }).click();
  await expect(player).toHaveURL(/\/exploration\/der-kurze-weg$/);
  await joinOnScreen(player, 'Der kurze Weg');
  await expectPoints(player, 10);
  await expect(player.getByRole('region', { name: '1 Antwort wartet' })).toBeHidden();
});

test('an answer to a run that was deleted meanwhile says so', async ({ player, testSite, accounts }) => {
  const { exploration, ...creator } = await newExploration({ testSite, accounts }, uniqueName('Der verlorene Weg'));
  await creator.task(await creator.poi('Brücke'), 5);
  expect(await creator.publish()).toBe(200);
  await joinAndOpenPoi(player, exploration.name, 'Brücke');
  const task = taskCard(player, 'Quest 5');
  await player.route('**/api/progress', (route) => route.abort());
  await enterAnswer(task, 'Zahl', '3');
  await expect(task.getByText('Wartet auf Netz')).toBeVisible();

  expect((await creator.send('DELETE', `/explorations/${exploration.id}`, {})).ok).toBe(true);
  await player.unroute('**/api/progress');
  await player.goto('/progress');
  const refused = player.getByRole('region', { name: '1 Antwort wurde nicht angenommen' });
  await expect(refused).toContainText('Quest 5');
  await refused.getByRole('button', { name: 'Ausblenden' }).click();
  await expect(refused).toBeHidden();
});
