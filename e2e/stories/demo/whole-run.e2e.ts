import { readFile } from 'node:fs/promises';
import { join as path } from 'node:path';
import { expect } from '@playwright/test';
import { type RunFile, runFile } from '@puzzle-runs/contract/run-format.ts';
import { runInLanguage } from '@puzzle-runs/contract/testing/run-in-language.ts';
import {
  arriveByCode,
  expectPoints,
  joinOnScreen,
  openPoi,
  openTask,
  readIntro,
  taskCard,
} from '../../support/play/play-on-screen.ts';
import { solveTask } from '../../support/play/solve-task.ts';
import { test } from '../../support/stories.ts';

const FILE = path(import.meta.dirname, '../../../demo/runs/die-donau-und-der-dom.json');

async function readExploration(): Promise<RunFile['exploration']> {
  return runFile.parse(JSON.parse(await readFile(FILE, 'utf8'))).exploration;
}

function pointsToEarn({ pois }: RunFile['exploration']): number {
  return pois.flatMap(({ tasks }) => tasks).reduce((sum, { points }) => sum + points, 0);
}

test.use({ site: 'demo' });
test.slow();

test('plays the run through Regensburg from its first spot to its finish', async ({ player }) => {
  const exploration = await readExploration();
  await joinOnScreen(player, exploration.name);
  await expect(player.getByText('An alle, die hier wohnen oder vorbeikommen!')).toBeVisible();
  await readIntro(player);
  for (const poi of exploration.pois) {
    await openPoi(player, poi.name);
    if (poi.arrival_code !== null) await arriveByCode(player, poi.arrival_code);
    for (const task of poi.tasks) await solveTask(taskCard(player, task.name), task);
    await player.getByRole('link', { name: 'Zur Übersicht' }).click();
    const stop = player.getByRole('listitem').filter({ has: player.getByRole('heading', { name: poi.name }) });
    await expect(stop).toContainText('Geschafft');
  }

  const all = pointsToEarn(exploration);
  await expectPoints(player, all);
  const finish = player.getByRole('region', { name: 'Geschafft!' });
  await expect(finish).toContainText(`${all} von ${all}`);
  await expect(finish).toContainText('Jetzt hast du dir Bratwürste verdient.');
  await finish.getByLabel('5 Sterne').click();
  await expect(finish.getByText('Danke! Du kannst das jederzeit ändern.')).toBeVisible();
});

test('plays it in English with English answers in a browser that asks for English', { tag: '@only-en' }, async ({
  player,
}) => {
  const exploration = runInLanguage(await readExploration(), 'en');
  await player.goto('/exploration/die-donau-und-der-dom');
  await expect(player.getByText('A bridge that took eleven years to build')).toBeVisible();
  await player.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(player.getByText('To all who live here or happen to pass by!')).toBeVisible();
  await readIntro(player);
  for (const poi of exploration.pois) {
    await player.getByRole('link', { name: `Explore ${poi.name}` }).click();
    await expect(player.getByRole('heading', { level: 1, name: poi.name })).toBeVisible();
    if (poi.arrival_code !== null) await arriveByCode(player, poi.arrival_code);
    for (const task of poi.tasks) await solveTask(taskCard(player, task.name), task);
    await expect(player.getByText('Spot finished!').first()).toBeVisible();
    await player.getByRole('link', { name: 'Back to the overview' }).click();
  }
  const all = pointsToEarn(exploration);
  const finish = player.getByRole('region', { name: 'You made it!' });
  await expect(finish).toContainText(`${all} of ${all}`);
  await expect(finish).toContainText('You have earned your sausages.');
});

test('reads a spot in Leichte Sprache, with the descriptions of its pictures', async ({ player }) => {
  const exploration = runInLanguage(await readExploration(), 'de-simple');
  const [poi] = exploration.pois;
  await player.goto('/exploration/die-donau-und-der-dom');
  await player.getByLabel('Sprache dieses Runs').selectOption('Leichte Sprache');
  await expect(player.getByText('Ein Puzzle Run ist ein Spiel mit Rätseln.')).toBeVisible();
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await expect(player.getByText('Der Brief riecht nach Feuer.')).toBeVisible();
  await readIntro(player);
  await openPoi(player, poi?.name ?? '');
  await openTask(player, poi?.tasks[1]?.name ?? '');
  await expect(player.getByRole('img', { name: 'Ein roter Teufel ist wütend.' })).toBeVisible();
  for (const task of poi?.tasks ?? []) await solveTask(taskCard(player, task.name), task);
  await openTask(player, poi?.tasks[0]?.name ?? '');
  await expect(player.getByText('Heute siehst du noch 14 Bögen.')).toBeVisible();
});
