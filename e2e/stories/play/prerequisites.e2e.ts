import { expect, type Locator, type Page } from '@playwright/test';
import { enterAnswer, expectSolved, joinOnScreen, openPoi, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

function stop(player: Page, poi: string): Locator {
  return player.getByRole('listitem').filter({ has: player.getByRole('heading', { name: poi }) });
}

test.describe('locked spots', () => {
  test('open by points and quests, and wait for their time', async ({ player }) => {
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
    await expect(player.getByRole('link', { name: 'Questtor' })).toHaveCount(1);
    await player.getByRole('link', { name: 'Zur Übersicht' }).click();
    await expect(stop(player, 'Questtor')).toContainText('Geschafft');
    await expect(stop(player, 'Punktetor')).toContainText('Noch 15 Punkte');
    await expect(stop(player, 'Punktetor').getByLabel('Erfüllt:')).toBeVisible();

    await openPoi(player, 'Vorhof');
    await enterAnswer(taskCard(player, 'Zweiter Schlüssel'), 'Antwort', 'Silber');
    await expectSolved(taskCard(player, 'Zweiter Schlüssel'), 15);
    await expect(player.getByText('Neuer Spot offen:')).toBeVisible();
    await expect(player.getByRole('status').getByRole('link', { name: 'Punktetor' })).toBeInViewport();
    await player.getByRole('link', { name: 'Zur Übersicht' }).click();
    await expect(stop(player, 'Vorhof')).toContainText('Geschafft');
    await expect(stop(player, 'Punktetor')).toContainText('Offen');
    await expect(stop(player, 'Punktetor')).toContainText('25 Punkte erreicht');
    await expect(stop(player, 'Zeittor')).toContainText('Verschlossen');
  });

  test('reveal nothing, even when their address is opened', async ({ player }) => {
    await joinOnScreen(player, 'Das Torhaus');
    await player.goto('/exploration/das-torhaus/poi/zeittor');
    await expect(player.getByText('Dieser Spot ist noch verschlossen.')).toBeVisible();
    await expect(player.getByText('Das bleibt heute zu.')).toBeHidden();
    await player.getByRole('main').getByRole('link', { name: 'Zur Übersicht' }).last().click();
    await expect(player).toHaveURL(/\/das-torhaus\/poi$/);
  });
});
