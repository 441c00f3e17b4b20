import { expect } from '@playwright/test';
import { withImportedExploration } from '../imported-exploration.ts';
import { open, type Walk } from './walk.ts';

/** What a creator sees of a run as others will: on paper, and as a test. */
export const preview: Walk = async (creator, look, people) => {
  const { slug } = await withImportedExploration(creator, people, 'e2e/runs/the-english-walk.json');
  const exploration = `/management/exploration/${slug}`;
  await open(creator, `${exploration}/overview`);
  await look('overview with room for answers');
  await open(creator, `${exploration}/overview?answers=1&fields=0`);
  await expect(creator.getByRole('img', { name: /^QR/ })).toBeVisible();
  await look('overview with answers');

  await open(creator, exploration);
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
