import { expect } from '@playwright/test';
import { holdBack, SCRIPTS } from '../../support/hold-back.ts';
import { test } from '../../support/stories.ts';
import { creatorWithExploration } from '../../support/studio/creator-setup.ts';
import { logInToStudio } from '../../support/studio/login.ts';

test.use({ at: 'studio' });

test('the list of runs shows before its scripts arrive, stays in its place, and keeps what is typed', {
  tag: '@desk',
}, async ({ creator, accounts, testSite }) => {
  const { exploration } = await creatorWithExploration(creator, { accounts, testSite });
  await creator.goto('/management/exploration');
  const row = creator.getByRole('row', { name: exploration.name });
  await expect(row).toBeVisible();

  const arrive = await holdBack(creator, SCRIPTS);
  await creator.goto('/', { waitUntil: 'commit' });
  const heading = creator.getByRole('heading', { level: 1, name: 'Puzzle Runs' });
  const newRun = creator.getByRole('link', { name: 'Neuer Puzzle Run' });
  await expect(newRun).toBeVisible();
  await creator.evaluate(() => document.fonts.ready); // another font has other widths
  const places = [await heading.boundingBox(), await newRun.boundingBox()];
  await creator.getByLabel('Suche nach Name oder Ort').fill('Zebra');
  await arrive();
  await expect(creator.getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible();
  await expect(creator).toHaveURL('/management/exploration?search=Zebra');
  expect([await heading.boundingBox(), await newRun.boundingBox()]).toEqual(places);
  await creator.getByLabel('Suche nach Name oder Ort').fill('');
  await expect(row).toBeVisible();
});

test.describe('an owner', () => {
  test.use({ site: 'own demo' });

  test('sees the whole menu once the scripts have arrived', { tag: '@only-desk' }, async ({ creator, accounts }) => {
    await logInToStudio(creator, await accounts.owner());
    const arrive = await holdBack(creator, SCRIPTS);
    await creator.goto('/management/exploration', { waitUntil: 'commit' });
    const menu = creator.getByRole('navigation', { name: 'Menü' });
    await expect(menu.getByRole('link', { name: 'Teams' })).toBeVisible();
    await arrive();
    await expect(menu.getByRole('link', { name: 'Lizenzen vergeben' })).toBeVisible();
  });
});

test('shows no list before the scripts arrive without a login or in another language', async ({
  creator,
  accounts,
  testSite,
}) => {
  const newRun = creator.getByRole('link', { name: /^(Neuer Puzzle Run|New Puzzle Run)$/ });
  const arriveAtLogin = await holdBack(creator, SCRIPTS);
  await creator.goto('/management/exploration', { waitUntil: 'domcontentloaded' });
  await expect(newRun).toHaveCount(0);
  await arriveAtLogin();
  await expect(creator).toHaveURL(/\/register\?/);

  await creatorWithExploration(creator, { accounts, testSite });
  await creator.goto('/management/exploration');
  await expect(newRun).toBeVisible();
  await creator.getByRole('button', { name: 'Menü öffnen' }).click();
  await creator.getByRole('dialog').getByLabel('Sprache').selectOption('English');
  await expect(newRun).toHaveText('New Puzzle Run');
  const arriveInEnglish = await holdBack(creator, SCRIPTS);
  await creator.goto('/management/exploration', { waitUntil: 'domcontentloaded' });
  await expect(newRun).toHaveCount(0);
  await arriveInEnglish();
  await expect(newRun).toHaveText('New Puzzle Run');
});
