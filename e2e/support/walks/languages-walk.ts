import { expect } from '@playwright/test';
import { longName } from '../studio/creator-setup.ts';
import { newExploration } from '../studio/exploration-builder.ts';
import { logInToStudio } from '../studio/login.ts';
import { openPage, type Walk } from './open-page.ts';

/** The languages of a run in the studio. */
export const languagesWalk: Walk = async (creator, checkPage, accounts) => {
  await openPage(creator, '/register');
  const testSite = { url: new URL(creator.url()).origin };
  const built = await newExploration({ testSite, accounts }, longName('Walk'));
  const poi = await built.poi('Gate');
  await built.task(poi, 10);
  await logInToStudio(creator, built.creator);
  const address = `/management/exploration/${built.exploration.slug}/language`;
  await openPage(creator, address);
  await checkPage('languages, none yet');
  await creator.getByRole('combobox').last().selectOption('other');
  await creator.getByRole('button', { name: /^(Sprache hinzufügen|Add a language)$/ }).click();
  await checkPage('new language, its code missing');
  await creator.getByRole('combobox').last().selectOption('ar');
  await creator.getByRole('button', { name: /^(Sprache hinzufügen|Add a language)$/ }).click();
  await expect(creator.getByRole('progressbar')).toBeVisible();
  await checkPage('languages');
  await creator.getByRole('button', { name: /^(Entfernen|Remove): / }).click();
  await expect(creator.getByRole('dialog')).toBeVisible();
  await checkPage('language, before removing');

  await openPage(creator, `${address}/ar/spot-${poi.id}`);
  await expect(creator.locator('[contenteditable="true"]').first()).toBeVisible();
  await checkPage('translation of a spot');
  await openPage(creator, `${address}/ar`);
  await creator.locator('[contenteditable="true"]').click();
  await creator.keyboard.type('Text');
  await creator.getByRole('button', { name: /^(Diese Texte speichern|Save these texts)$/ }).click();
  await expect(creator).toHaveURL(/alert=update$/);
  const change = { description: '<p>A new text.</p>' };
  expect((await built.send('PATCH', `/explorations/${built.exploration.id}`, change)).ok).toBe(true);
  await openPage(creator, `${address}/ar`);
  await creator.getByText(/^(Was sich geändert hat|What has changed)$/).click();
  await expect(creator.getByRole('insertion')).toBeVisible();
  await checkPage('translation of a changed source');
  await openPage(creator, `${address}/ar/file`);
  await checkPage('texts as a file');
};
