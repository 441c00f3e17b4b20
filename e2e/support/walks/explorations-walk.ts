import { expect } from '@playwright/test';
import { longName, save, writeText } from '../studio/creating.ts';
import { logInToStudio, openMenu } from '../studio/login.ts';
import { open, type Walk } from './walk.ts';

/** Runs and teams in the studio. */
export const explorations: Walk = async (creator, look, people) => {
  await logInToStudio(creator, await people.member());
  await openMenu(creator);
  await look('menu with the areas');
  await open(creator, '/management/exploration/create');
  await creator.getByRole('checkbox').check();
  await save(creator);
  await expect(creator).toHaveURL(/alert=missing$/);
  await look('new run, everything missing');
  const fields = creator.getByRole('main').getByRole('textbox');
  await fields.first().fill(longName('Run'));
  await writeText(creator, 'Text');
  await creator.getByLabel(/^(Postleitzahl|Postal code)/).fill('93047');
  await creator.getByRole('textbox', { name: 'Code', exact: true }).fill('EICHE');
  await save(creator);
  await expect(creator).toHaveURL(/alert=create$/);
  await expect(creator.getByRole('complementary').getByRole('listitem')).toHaveCount(1);
  await look('draft');
  const address = new URL(creator.url()).pathname;
  await open(creator, `${address}/share`);
  await expect(creator.getByRole('img', { name: /^QR/ })).toBeVisible();
  await look('share of a run');
  await open(creator, `${address}/delete`);
  await creator
    .getByRole('button', { name: /löschen$|^Delete/ })
    .last()
    .click();
  await look('deletion of a run, refused');
  await open(creator, `${address}/delete/success`);
  await look('run deleted');
  await open(creator, '/management/exploration?search=xyz');
  await look('runs, none found');
  await open(creator, '/management/exploration');
  await creator.locator('input[type=file]').setInputFiles({
    name: 'Weg.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"puzzle-run/1"'),
  });
  await expect(creator.getByRole('region')).toBeVisible();
  await creator.getByRole('button', { name: /^(Aktionen für|Actions for)/ }).click();
  await expect(creator.getByRole('menu')).toBeVisible();
  await look('runs, with a bad file and the menu of a row');

  await open(creator, '/management/team');
  await look('no team yet');
  await open(creator, '/management/team/create');
  await creator.getByRole('checkbox').check();
  await save(creator);
  await look('new team, everything missing');
  await fields.first().fill('Füchse');
  await creator.getByRole('checkbox').uncheck();
  await save(creator);
  await expect(creator).toHaveURL(/alert=create$/);
  await look('team');
  await open(creator, '/management/team/f%C3%BCchse/delete');
  await look('deletion of a team');
  await open(creator, '/management/team/f%C3%BCchse/delete/success');
  await look('team deleted');
  await open(creator, '/management/team');
  await look('teams');
};
