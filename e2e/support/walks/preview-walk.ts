import { expect } from '@playwright/test';
import { withImportedExploration } from '../imported-exploration.ts';
import { openPage, type Walk } from './open-page.ts';

/** The print overview and the test of a run. */
export const previewWalk: Walk = async (creator, checkPage, accounts) => {
  const { slug } = await withImportedExploration(creator, accounts, 'e2e/runs/the-english-walk.json');
  const exploration = `/management/exploration/${slug}`;
  await openPage(creator, `${exploration}/overview`);
  await checkPage('overview with room for answers');
  await openPage(creator, `${exploration}/overview?answers=1&fields=0`);
  await expect(creator.getByRole('img', { name: /^QR/ })).toBeVisible();
  await checkPage('overview with answers');

  await openPage(creator, exploration);
  await creator.getByRole('button', { name: /^(Als Test spielen|Play a test)$/ }).click();
  const opened = creator.waitForEvent('popup');
  await creator.getByRole('menuitem', { name: /^(Test starten|Start test)$/ }).click();
  const tab = await opened;
  await tab.waitForURL(/\/poi$/);
  await creator.goto(tab.url());
  await tab.close();
  await expect(creator.getByRole('complementary')).toBeVisible();
  await checkPage('spots of a test');
  await creator.goto(creator.url().replace(slug, 'nowhere'));
  await expect(creator.getByRole('heading', { level: 1 })).toBeVisible();
  await checkPage('test that is over');
};
