import { expect, type Page } from '@playwright/test';
import { joinOnScreen } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';
import { createOrganiser } from '../../support/studio/battle-setup.ts';
import { postAs, uniqueName } from '../../support/studio/creator-setup.ts';

const WIDTH = 320;

test.use({
  viewport: { width: WIDTH, height: 640 },
  contextOptions: { reducedMotion: 'reduce' },
  allowedErrors: [404],
});

/** What reaches beyond the right edge, to find the cause. Visually hidden text and the inside of scrolling boxes do not count. */
async function wideParts(page: Page): Promise<string[]> {
  return page.evaluate((width) => {
    if (document.documentElement.scrollWidth <= width) return [];
    return Array.from(document.querySelectorAll('body *'))
      .filter((part) => part.getBoundingClientRect().right > width + 1)
      .map((part) => `${part.tagName}.${part.className}: ${part.textContent?.slice(0, 40)}`);
  }, WIDTH);
}

/** Expects that a page with text of double size needs no horizontal scrolling. */
async function expectToFit(page: Page, address?: string): Promise<void> {
  await test.step(address ?? page.url(), async () => {
    if (address !== undefined) await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect.soft(() => expect(wideParts(page)).resolves.toEqual([])).toPass({ timeout: 5_000 });
  });
}

test('pages of the player fit a small phone with text of double size', async ({ player }) => {
  for (const address of ['/', '/exploration', '/battle', '/register', '/feature', '/license/business'])
    await expectToFit(player, address);
  await joinOnScreen(player, 'Der Rätselgarten');
  await expectToFit(player);
  for (const spot of ['textbeet', 'lückenbeet', 'suchbeet'])
    await expectToFit(player, `/exploration/der-rätselgarten/poi/${spot}`);
  await expectToFit(player, '/progress');
});

test.describe('in the studio', () => {
  test.use({ at: 'studio' });

  test('pages fit a small phone with text of double size', async ({ creator, accounts, testSite }) => {
    const fixtures = { accounts, testSite };
    const { account, exploration } = await createOrganiser(creator, fixtures);
    const battle = await postAs(fixtures, { account, path: '/battles', body: { name: uniqueName('Stadtduell') } });
    const run = `/management/exploration/${exploration.slug}`;
    for (const address of [
      '/management/exploration',
      run,
      `${run}/poi`,
      `${run}/poi/anfang`,
      `${run}/poi/anfang/task/weiter`,
      '/management/team',
      `/management/battle/${battle.slug}`,
      `/management/battle/${battle.slug}/event`,
    ])
      await expectToFit(creator, address);
  });
});
