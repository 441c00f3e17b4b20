import { readFile } from 'node:fs/promises';
import { join as path } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type RunFile, runFile } from '@puzzle-runs/contract/run-format.ts';
import { joinOnScreen, openPoi, openTask, readIntro, taskCard } from '../../support/play/play-on-screen.ts';
import { solveTask } from '../../support/play/solve-task.ts';
import { test } from '../../support/stories.ts';

const FILE = path(import.meta.dirname, '../../../demo/runs/der-verschwundene-uhrmacher.json');

async function readStory(): Promise<RunFile['exploration']> {
  return runFile.parse(JSON.parse(await readFile(FILE, 'utf8'))).exploration;
}

/** Opens a spot of the story and solves all of its quests but the decision. */
async function solveSpot(player: Page, { pois }: RunFile['exploration'], name: string): Promise<void> {
  await openPoi(player, name);
  for (const task of pois.find((poi) => poi.name === name)?.tasks ?? []) {
    if (task.task_type !== 'decision') await solveTask(taskCard(player, task.name), task);
  }
}

async function goBack(player: Page): Promise<void> {
  await player.getByRole('link', { name: 'Zur Übersicht' }).click();
}

test.use({ site: 'demo' });
test.slow();

test('a player of the story in Nürnberg decides twice, and reads one of its three endings', async ({ player }) => {
  const story = await readStory();
  await joinOnScreen(player, story.name);
  await readIntro(player);
  await expect(player.getByRole('link', { name: 'Erkunden Schöner Brunnen' })).toBeVisible();
  await expect(player.getByRole('link', { name: /^Erkunden / })).toHaveCount(1);

  await test.step('two of three spots open the footbridge', async () => {
    for (const name of ['Schöner Brunnen', 'Frauenkirche', 'Fleischbrücke']) {
      await solveSpot(player, story, name);
      await goBack(player);
    }
    await solveSpot(player, story, 'Der überdachte Steg');
  });

  await test.step('who trusts Mila goes to Tiergärtnertor, and St. Sebald stays closed', async () => {
    const trust = await openTask(player, 'Wem glaubst du?');
    await expect(trust.getByRole('radio')).toHaveCount(3);
    await trust.getByLabel('Mila').check();
    await trust.getByRole('button', { name: 'So entscheiden: Mila' }).click();
    await expect(trust.getByText('den Berg hinauf zum Tiergärtnertor')).toBeVisible();
    // Museumsbrücke comes first in the list, but the story goes on where the choice leads.
    await expect(player.getByRole('link', { name: 'Nächster Spot: Am Tiergärtnertor' })).toBeVisible();
    await goBack(player);
    await expect(player.getByText('Nicht auf eurem Weg').first()).toBeVisible();
    await expect(player.getByRole('link', { name: 'Erkunden St. Sebald' })).toBeHidden();
  });

  await test.step('who hides the watch finds the end at Unschlittplatz, with its pieces', async () => {
    await solveSpot(player, story, 'Am Tiergärtnertor');
    const watch = await openTask(player, 'Wohin mit der Uhr?');
    await watch.getByLabel('Verstecken. Manche Lügen tun keinem mehr weh.').check();
    await watch.getByRole('button', { name: /^So entscheiden: Verstecken/ }).click();
    await expect(watch.getByText('Du gehst hinunter zum Unschlittplatz.')).toBeVisible();
    await goBack(player);
    await expect(player.getByRole('link', { name: 'Erkunden Burghof' })).toBeHidden();
    await openPoi(player, 'Unschlittplatz');
    await openTask(player, 'Was niemand lesen soll');
    const pieces = player.getByRole('region', { name: 'Eure Fundstücke' });
    await expect(pieces).toContainText('19');
    await expect(pieces).toContainText('56');
    await goBack(player);
    await solveSpot(player, story, 'Unschlittplatz');
    await goBack(player);
  });

  await test.step('the finale comes once no spot of this way is open', async () => {
    await solveSpot(player, story, 'Museumsbrücke');
    await goBack(player);
    await expect(player.getByRole('region', { name: 'Geschafft!' })).toContainText('Du kennst jetzt eines.');
  });
});
