import { expect } from '@playwright/test';
import { withImportedRun } from './imported-run.ts';
import { open, type Walk } from './walk.ts';

/** What a creator sees of a run as others will: on paper, and as a test. */
export const preview: Walk = async (creator, look, people) => {
  const { slug } = await withImportedRun(creator, people, 'e2e/runs/the-english-walk.json');
  const run = `/management/exploration/${slug}`;
  await open(creator, `${run}/overview`);
  await look('overview with room for answers');
  await open(creator, `${run}/overview?answers=1&fields=0`);
  await expect(creator.getByRole('img', { name: /^QR/ })).toBeVisible();
  await look('overview with answers');

  await open(creator, run);
  const opened = creator.waitForEvent('popup');
  await creator.getByRole('button', { name: /^(Test starten|Start test)$/ }).click();
  const tab = await opened;
  await tab.waitForURL(/\/poi$/);
  await creator.goto(tab.url());
  await tab.close();
  await expect(creator.getByRole('complementary')).toBeVisible();
  await look('spots of a test');
  await creator.goto(creator.url().replace(slug, 'nowhere'));
  await expect(creator.getByRole('heading', { level: 1 })).toBeVisible();
  await look('test that is over');
};
