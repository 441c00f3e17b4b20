import { expect } from '@playwright/test';
import { longName, openRow, saveForm, writeText } from '../studio/creator-setup.ts';
import { openMenu, openStudio } from '../studio/login.ts';
import { openPage, type Walk } from './open-page.ts';

/** Runs and teams in the studio. */
export const explorationsWalk: Walk = async (creator, checkPage, accounts) => {
  await openStudio(creator, await accounts.registered());
  await openMenu(creator);
  await checkPage('menu with the areas');
  await openPage(creator, '/management/exploration/create');
  await creator.getByRole('button', { name: /^(Bild und Zugang|Picture and access)/ }).click();
  await creator.getByRole('radio', { name: /code/i }).check();
  await saveForm(creator);
  await expect(creator).toHaveURL(/alert=missing$/);
  await checkPage('new run, everything missing');
  const fields = creator.getByRole('main').getByRole('textbox');
  await fields.first().fill(longName('Run'));
  await writeText(creator, 'Text');
  await creator.getByLabel(/^(Postleitzahl|Postal code)/).fill('93047');
  await creator.getByRole('textbox', { name: 'Code', exact: true }).fill('EICHE');
  await saveForm(creator);
  await expect(creator).toHaveURL(/alert=create$/);
  await expect(creator.getByRole('complementary').getByRole('listitem')).toHaveCount(1);
  await checkPage('draft');
  for (const row of [
    /^(Bild|Picture)/,
    /^(Einleitung|Intro)/,
    /^(Treffpunkt|Meeting)/,
    /^(Dauer|Duration)/,
    /^(Zugang|Access)/,
  ]) {
    await openRow(creator, row);
    await checkPage(`draft, row ${row.source}`);
  }
  const address = new URL(creator.url()).pathname;
  await openPage(creator, `${address}/ways`);
  await checkPage('ways of a run, no spot yet');
  await openPage(creator, `${address}/map`);
  await checkPage('map of the spots, no spot yet');
  await openPage(creator, `${address}/insights`);
  await checkPage('insights of a run, no player yet');
  await openPage(creator, `${address}/share`);
  await expect(creator.getByRole('img', { name: /^QR/ })).toBeVisible();
  await checkPage('share of a run');
  await openPage(creator, `${address}/delete`);
  await creator
    .getByRole('button', { name: /löschen$|^Delete/ })
    .last()
    .click();
  await checkPage('deletion of a run, refused');
  await openPage(creator, `${address}/delete/success`);
  await checkPage('run deleted');
  await openPage(creator, '/management/exploration?search=xyz');
  await checkPage('runs, none found');
  await openPage(creator, '/management/exploration');
  const actions = creator.getByRole('button', { name: /^(Aktionen für|Actions for)/ });
  await expect(actions).toBeVisible(); // the server draws the page without it: a file chosen before the scripts arrive is lost
  await creator.locator('input[type=file]').setInputFiles({
    name: 'Weg.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"puzzle-run/1"'),
  });
  await expect(creator.getByRole('region')).toBeVisible();
  await actions.click();
  await expect(creator.getByRole('menu')).toBeVisible();
  await checkPage('runs, with a bad file and the menu of a row');

  await openPage(creator, '/management/team');
  await checkPage('no team yet');
  await openPage(creator, '/management/team/create');
  await creator.getByRole('checkbox').check();
  await saveForm(creator);
  await checkPage('new team, everything missing');
  await openPage(creator, '/management/team/create?several');
  await creator.getByRole('textbox').first().fill('Foxes; 0\nFoxes\nOwls');
  await checkPage('several teams, two lines refused');
  await openPage(creator, '/management/team/create');
  await fields.first().fill('Füchse');
  await creator.getByRole('checkbox').uncheck();
  await saveForm(creator);
  await expect(creator).toHaveURL(/alert=create$/);
  await checkPage('team');
  await openPage(creator, '/management/team/f%C3%BCchse/delete');
  await checkPage('deletion of a team');
  await openPage(creator, '/management/team/f%C3%BCchse/delete/success');
  await checkPage('team deleted');
  await openPage(creator, '/management/team');
  await checkPage('teams');
};
