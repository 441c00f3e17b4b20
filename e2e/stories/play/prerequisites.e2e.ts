import { expect, type Locator, type Page } from '@playwright/test';
import {
  enterAnswer,
  expectPoints,
  expectSolved,
  joinOnScreen,
  openPoi,
  openTask,
  taskCard,
} from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

function stop(player: Page, poi: string): Locator {
  return player.getByRole('listitem').filter({ has: player.getByRole('heading', { name: poi }) });
}

test('locked spots', async ({ player }) => {
  await test.step('open by points and quests, and wait for their time', async () => {
    await player.context().grantPermissions(['geolocation']);
    await player.context().setGeolocation({ latitude: 54.3244, longitude: 10.1395, accuracy: 10 }); // north of Punktetor
    await joinOnScreen(player, 'Das Torhaus');
    await expect(stop(player, 'Vorhof')).toContainText('Offen');
    await expect(stop(player, 'Questtor')).toContainText('Verschlossen');
    await expect(stop(player, 'Questtor')).toContainText('Noch 1 Quest lösen');
    await expect(stop(player, 'Punktetor')).toContainText('Noch 25 Punkte');
    await expect(stop(player, 'Zeittor')).toContainText(/Noch (89|90) Minuten/);
    await expect(stop(player, 'Zeittor').getByRole('link')).toBeHidden();

    await openPoi(player, 'Vorhof');
    await enterAnswer(taskCard(player, 'Erster Schlüssel'), 'Antwort', 'Eisen');
    await expectSolved(taskCard(player, 'Erster Schlüssel'), 10);
    await expect(taskCard(player, 'Erster Schlüssel')).toContainText('Neuer Spot offen: Questtor');
    await expect(taskCard(player, 'Erster Schlüssel').getByRole('link', { name: 'Questtor' })).toBeVisible();
    await player.getByRole('link', { name: 'Zur Übersicht' }).click();
    await expect(stop(player, 'Questtor')).toContainText('Geschafft');
    await expect(stop(player, 'Punktetor')).toContainText('Noch 15 Punkte');
    await expect(stop(player, 'Punktetor').getByLabel('Erfüllt:')).toBeVisible();

    await openPoi(player, 'Vorhof');
    await (await openTask(player, 'Zweiter Schlüssel')).getByLabel('Antwort', { exact: true }).fill('Silber');
    const scrolled = await player.evaluate(() => scrollY);
    await player.keyboard.press('Enter');
    await expectSolved(taskCard(player, 'Zweiter Schlüssel'), 15);
    await expect(taskCard(player, 'Zweiter Schlüssel')).toContainText('Neuer Spot offen: Punktetor');
    await expect(player.getByRole('status').filter({ hasText: 'Neuer Spot offen: Punktetor' })).toHaveCount(1);
    await expect(player.getByRole('link', { name: /^Nächster Spot: Punktetor · 110\sm$/ })).toBeVisible();
    await expectPoints(player, 25); // counts up for two seconds: a page that glides has arrived by then
    expect(await player.evaluate(() => scrollY)).toBe(scrolled);
    await player.getByRole('link', { name: 'Zur Übersicht' }).click();
    await expect(stop(player, 'Vorhof')).toContainText('Geschafft');
    await expect(stop(player, 'Punktetor')).toContainText('Offen');
    await expect(stop(player, 'Punktetor')).not.toContainText('Punkte erreicht');
    await expect(stop(player, 'Zeittor')).toContainText('Verschlossen');
  });

  await test.step('reveal nothing, even when their address is opened', async () => {
    await player.goto('/exploration/das-torhaus/poi/zeittor');
    await expect(player.getByText('Dieser Spot ist noch verschlossen.')).toBeVisible();
    await expect(player.getByText('Das bleibt heute zu.')).toBeHidden();
    await player.getByRole('main').getByRole('link', { name: 'Zur Übersicht' }).last().click();
    await expect(player).toHaveURL(/\/das-torhaus\/poi$/);
  });
});
