import { expect, type Locator, type Page } from '@playwright/test';
import { offlineReady } from '../../support/offline-ready.ts';
import {
  enterAnswer,
  expectPoints,
  expectSolved,
  joinOnScreen,
  openPoi,
  taskCard,
} from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';
import { uniqueName } from '../../support/studio/creator-setup.ts';
import { newExploration } from '../../support/studio/exploration-builder.ts';
import { logInToStudio } from '../../support/studio/login.ts';
import { expectAlert } from '../../support/studio/task-editor.ts';

test.use({ at: 'studio', serviceWorkers: 'allow', allowedErrors: ['network', 422] });

/** Types a hint at the end of the list, and opens the sentence that says when it comes. */
async function writeHint(creator: Page, number: number, text: string, cost = '0'): Promise<Locator> {
  await creator.getByRole('button', { name: 'Hinweis hinzufügen' }).click();
  const hint = creator.getByRole('group', { name: `Hinweis ${number}`, exact: true });
  await hint.getByRole('textbox', { name: /^Text/ }).fill(text);
  await hint.getByLabel('Kosten in Punkten').fill(cost);
  await hint.getByRole('button', { name: 'von Anfang an da' }).click();
  return hint;
}

const hintCard = (player: Page, number: number) =>
  player
    .getByRole('region', { name: 'Hinweise' })
    .getByRole('article')
    .nth(number - 1);

test('a creator lets hints come and become free in time, and a player opens them online and offline', async ({
  creator,
  accounts,
  testSite,
  openBrowser,
}) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Hinweise mit Zeit'));
  const poi = await built.poi('Brücke');
  await built.task(poi, 10);
  await built.send('PATCH', `/explorations/${built.exploration.id}`, { playable_offline: true });
  await logInToStudio(creator, built.creator);
  await creator.goto(`/management/exploration/${built.exploration.slug}/poi/${poi.slug}`);

  await test.step('the row of hints is closed, and each hint says in a sentence when it comes', async () => {
    const row = creator.getByRole('button', { name: /^Hinweise/ });
    await expect(row).toHaveText('Hinweisekeine');
    await row.click();
    const first = await writeHint(creator, 1, 'Zählt die Bögen.');
    await first.getByLabel('Kommt nach falschen Antworten').fill('2');
    await creator.keyboard.press('Escape');
    await expect(first.getByRole('button', { name: 'nach 2 falschen Antworten' })).toBeVisible();
    const second = await writeHint(creator, 2, 'Es sind drei.', '5');
    await second.getByLabel('Gratis nach Minuten am Spot').fill('10');
    await second.getByLabel('Erst, wenn Hinweis 1 offen ist').check();
    await creator.keyboard.press('Escape');
    await expect(second.getByRole('button', { name: 'erst nach Hinweis 1, gratis nach 10 Min.' })).toBeVisible();
    await creator.keyboard.press('Control+s');
    await expectAlert(creator, 'update');
    await row.click();
    await expect(row).toHaveText('Hinweise2 Hinweise');
  });
  expect(await built.publish()).toBe(200);

  const player = await openBrowser({ baseURL: testSite.url, serviceWorkers: 'allow' });
  await player.clock.install();
  await test.step('online, a hint comes after wrong answers, the next one with a tap on it', async () => {
    await joinOnScreen(player, built.exploration.name);
    await offlineReady(player);
    await expect(player.getByText('Antworten prüft dieses Handy auch ohne Netz.')).toBeVisible();
    await openPoi(player, 'Brücke');
    await expect(hintCard(player, 1)).toContainText('kommt nach 2 weiteren falschen Antworten');
    await expect(hintCard(player, 1).getByRole('button')).toHaveCount(0);
    await expect(hintCard(player, 2)).toBeHidden();
    const task = taskCard(player, 'Quest 10');
    await enterAnswer(task, 'Zahl', '7');
    await expect(hintCard(player, 1)).toContainText('kommt nach 1 weiterer falscher Antwort');
    await enterAnswer(task, 'Zahl', '8');
    await hintCard(player, 1).getByRole('button', { name: 'Aufdecken' }).click();
    await expect(hintCard(player, 1)).toContainText('Zählt die Bögen.');
    await expect(hintCard(player, 2)).toContainText('in 10 Minuten gratis');
    await expect(hintCard(player, 2).getByRole('button')).toContainText('jetzt −5');
  });

  await test.step('offline, it becomes free by the clock of the phone, and the server agrees afterwards', async () => {
    await player.context().setOffline(true);
    await player.clock.fastForward('05:00');
    await expect(hintCard(player, 2)).toContainText(/in [56] Minuten gratis/);
    await player.clock.fastForward('06:00');
    await expect(hintCard(player, 2)).toContainText('jetzt kostenlos');
    await hintCard(player, 2).getByRole('button', { name: 'Aufdecken' }).click();
    await expect(hintCard(player, 2)).toContainText('Es sind drei.');
    await enterAnswer(taskCard(player, 'Quest 10'), 'Zahl', '3');
    await expectSolved(taskCard(player, 'Quest 10'), 10);
    await player.context().setOffline(false);
    await player.clock.fastForward('02:00');
    await expect(player.getByText(/Antworten warten|Antwort wartet/)).toHaveCount(0);
    await player.reload();
    await expect(hintCard(player, 2)).toContainText('Es sind drei.');
    await expectPoints(player, 10);
  });
});

test('a hint that should follow a deleted one is there from the start', async ({ creator, accounts, testSite }) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Hinweise ohne den ersten'));
  const poi = await built.poi('Brücke');
  await logInToStudio(creator, built.creator);
  await creator.goto(`/management/exploration/${built.exploration.slug}/poi/${poi.slug}`);
  await creator.getByRole('button', { name: /^Hinweise/ }).click();
  await writeHint(creator, 1, 'Zählt die Bögen.');
  await creator.keyboard.press('Escape');
  const second = await writeHint(creator, 2, 'Es sind drei.');
  await second.getByLabel('Erst, wenn Hinweis 1 offen ist').check();
  await creator.keyboard.press('Escape');
  await creator.getByRole('button', { name: 'Hinweis 1 löschen' }).click();
  const left = creator.getByRole('group', { name: 'Hinweis 1', exact: true });
  await expect(left.getByRole('textbox', { name: /^Text/ })).toHaveValue('Es sind drei.');
  await left.getByRole('button', { name: 'von Anfang an da' }).click();
  await expect(creator.getByLabel('Kommt nach falschen Antworten')).toBeVisible();
  await expect(creator.getByLabel(/^Erst, wenn Hinweis/)).toHaveCount(0);
});
