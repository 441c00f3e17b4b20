import { readFile } from 'node:fs/promises';
import { join as path } from 'node:path';
import { expect } from '@playwright/test';
import { type RunFile, runFile } from '@puzzle-runs/contract/run-format.ts';
import { expectPoints, joinOnScreen, openPoi, taskCard } from '../../support/play/play-on-screen.ts';
import { solveTask } from '../../support/play/solve-task.ts';
import { test } from '../../support/stories.ts';

const FILE = path(import.meta.dirname, '../../../demo/runs/die-donau-und-der-dom.json');

async function readExploration(): Promise<RunFile['exploration']> {
  return runFile.parse(JSON.parse(await readFile(FILE, 'utf8'))).exploration;
}

test.use({ site: 'demo' });
test.slow();

test('plays the run through Regensburg from its first spot to its finish', async ({ player }) => {
  const exploration = await readExploration();
  await joinOnScreen(player, exploration.name);
  for (const poi of exploration.pois) {
    await openPoi(player, poi.name);
    for (const task of poi.tasks) await solveTask(taskCard(player, task.name), task);
    await player.getByRole('link', { name: 'Zur Übersicht' }).click();
    const stop = player.getByRole('listitem').filter({ has: player.getByRole('heading', { name: poi.name }) });
    await expect(stop).toContainText('Geschafft');
  }

  const all = exploration.pois.flatMap(({ tasks }) => tasks).reduce((sum, { points }) => sum + points, 0);
  await expectPoints(player, all);
  const finish = player.getByRole('region', { name: 'Geschafft!' });
  await expect(finish).toContainText(`${all} von ${all}`);
  await finish.getByLabel('5 Sterne').click();
  await expect(finish.getByText('Danke! Du kannst das jederzeit ändern.')).toBeVisible();
});
