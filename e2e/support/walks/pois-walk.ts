import { expect } from '@playwright/test';
import { longName } from '../studio/creator-setup.ts';
import { newExploration } from '../studio/exploration-builder.ts';
import { logInToStudio } from '../studio/login.ts';
import { openPage, type Walk } from './open-page.ts';

/** Pois and their prerequisites in the studio. */
export const poisWalk: Walk = async (creator, checkPage, accounts) => {
  await openPage(creator, '/register');
  const testSite = { url: new URL(creator.url()).origin };
  const built = await newExploration({ testSite, accounts }, longName('Walk'));
  const [first] = [await built.poi('Gate'), await built.poi('Tower')];
  for (const unlock_type of ['points', 'time', 'tasks']) {
    await built.send('POST', `/pois/${first.id}/prerequisites`, { unlock_type, value: 500 });
  }
  await logInToStudio(creator, built.creator);
  const list = `/management/exploration/${built.exploration.slug}/poi`;
  for (const [where, address] of Object.entries({
    pois: list,
    'ways of a run': list.replace(/poi$/, 'ways'),
    'spot with an address': `${list}/gate`,
    'spot, before deleting': `${list}/gate/delete`,
    'spot, deleted': `${list}/gate/delete/success`,
    'qualifiers that cannot be met': `${list}/gate/prerequisite`,
    'no qualifiers': `${list}/tower/prerequisite`,
    'new qualifier': `${list}/gate/prerequisite/create`,
    'qualifier, before deleting': `${list}/gate/prerequisite/points/delete`,
    'qualifier, deleted': `${list}/gate/prerequisite/1/delete/success`,
    'new spot': `${list}/create`,
  })) {
    await openPage(creator, address);
    await checkPage(where);
  }

  await creator.getByRole('radio', { name: /^(Hinweise|Hints)/ }).check();
  await creator.getByRole('button', { name: /^(Hinweis hinzufügen|Add a hint)$/ }).click();
  await creator.getByRole('combobox').first().selectOption('image');
  await creator.getByRole('combobox').last().selectOption('video');
  await creator.getByRole('button', { name: /^(Speichern|Save)$/ }).click();
  await checkPage('new spot with everything wrong');
  await creator.getByRole('radio').last().check();
  await creator.getByRole('button', { name: /^(Speichern|Save)$/ }).click();
  await checkPage('new spot on the map');

  await openPage(creator, list);
  await creator.getByRole('button', { name: /^(Gate nach unten|Move Gate down)$/ }).click();
  await creator.getByRole('textbox').first().fill('9');
  await checkPage('spots out of order');
  await creator.getByRole('main').getByRole('link').first().click();
  await expect(creator.getByRole('dialog')).toBeVisible();
  await checkPage('leaving spots out of order');
};
