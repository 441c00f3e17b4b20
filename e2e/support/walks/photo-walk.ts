import { expect } from '@playwright/test';
import { openRow } from '../studio/creator-setup.ts';
import { openBoardMenu } from '../studio/event-control.ts';
import { logInToStudio } from '../studio/login.ts';
import { pressReviewKey, runWithPhoto, sendPhoto, takePhoto } from '../studio/photo-run.ts';
import { openPage, type Walk } from './open-page.ts';

/** A photo quest on the phone, its review in the studio, and the board with a photo. */
export const photoWalk: Walk = async (page, checkPage, accounts) => {
  await openPage(page, '/register');
  const studio = new URL(page.url()).origin;
  const run = await runWithPhoto({ accounts, testSite: { url: studio } }, 'before');
  const battle = await run.battle();
  await logInToStudio(page, run.creator);
  await openPage(page, `/management/battle/${battle.slug}/photos`);
  await checkPage('photos of a battle, none yet');
  await openPage(page, `/management/exploration/${run.slug}/poi/gasse/task/kleinstes-schild`);
  await checkPage('editor of a photo quest');
  await openPage(page, `/management/exploration/${run.slug}`);
  await openRow(page, /^(Klasse|School class)/);
  await page.getByRole('checkbox', { name: /^(Für Schülerinnen und Schüler|For pupils)$/ }).check();
  await checkPage('form of a run for pupils');
  await page.getByRole('checkbox', { name: /^(Für Schülerinnen und Schüler|For pupils)$/ }).uncheck();

  await openPage(page, `/management/battle/${battle.slug}/event`);
  await openBoardMenu(page);
  const board = page.getByRole('link', { name: /^(Tafel öffnen|Open the screen)$/ });
  const player = new URL((await board.getAttribute('href')) ?? '').origin;
  await openPage(page, `${player}${battle.join}`);
  await page.getByRole('button', { name: /^(Mitmachen|Join)$/ }).click();
  await page
    .getByRole('link', { name: /^(Erkunden|Explore) / })
    .first()
    .click();
  const task = page.getByRole('article').first();
  await expect(task.getByRole('form')).toBeVisible();
  await checkPage('photo quest');
  await takePhoto(task);
  await checkPage('photo quest, photo taken');
  await task.getByRole('checkbox').check();
  await sendPhoto(task);
  await expect(task.getByRole('img', { name: /^(Euer Foto|Your photo)$/ })).toBeVisible();
  await checkPage('photo quest, photo waits');

  await openPage(page, `${studio}/management/battle/${battle.slug}/photos`);
  await expect(page.getByRole('region', { name: /^(Foto|Photo)$/ }).getByRole('img')).toBeVisible();
  await pressReviewKey(page, 'r');
  await checkPage('review of a photo, the reason missing');
  await page.getByRole('button', { name: /^(Annehmen|Accept)$/ }).click();
  await expect(page.getByRole('heading', { name: /^(Nichts zu prüfen|Nothing to review)$/ })).toBeVisible();
  await page.getByRole('button', { name: /^(Noch einmal ansehen|Look again)$/ }).click();
  await page.getByText(/^(Auf die Tafel|Show on the board)$/).click();
  await checkPage('reviewed photo');
  await openPage(page, `${player}/battle/${battle.slug}/board`);
  await page.getByRole('button', { name: /^(Foto melden|Report photo)$/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkPage('board with a photo, asked whether to report it');
};
