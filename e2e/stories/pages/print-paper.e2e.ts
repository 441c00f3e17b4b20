import { expect, type Page } from '@playwright/test';
import { test } from '../../support/stories.ts';
import { addPair, createOrganiser } from '../../support/studio/battle-setup.ts';
import { postAs, saveForm, uniqueName } from '../../support/studio/creator-setup.ts';

test.use({ contextOptions: { colorScheme: 'dark', reducedMotion: 'reduce' }, allowedErrors: [404] });

/** Expects white paper and dark text in print, although the device is dark. */
async function expectWhitePaper(page: Page, address: string): Promise<void> {
  await test.step(address, async () => {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await page.goto(address);
    await expect(page.locator('h1, h2').first()).toBeAttached();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const look = () =>
      page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.body);
        const { colorScheme } = getComputedStyle(document.documentElement);
        return { backgroundColor, color, colorScheme };
      });
    await expect
      .poll(look)
      .toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(19, 37, 31)', colorScheme: 'light' });
  });
}

test('pages of the player print on white paper on a dark device', async ({ player }) => {
  for (const address of ['/', '/license/business', '/feature']) await expectWhitePaper(player, address);
});

test.describe('in the studio', () => {
  test.use({ at: 'studio' });

  test('run, codes, cards, certificates and statistic print on white paper on a dark device', async ({
    creator,
    accounts,
    testSite,
  }) => {
    const fixtures = { accounts, testSite };
    const { account, exploration, teams } = await createOrganiser(creator, fixtures);
    const battle = await postAs(fixtures, { account, path: '/battles', body: { name: uniqueName('Stadtduell') } });
    await creator.goto(`/management/battle/${battle.slug}`);
    for (const team of teams) await addPair(creator, { exploration, team });
    await saveForm(creator);
    await expect(creator).toHaveURL(/alert=update$/);
    const run = `/management/exploration/${exploration.slug}`;
    const pages = ['overview', 'share', 'insights'].map((page) => `${run}/${page}`);
    const events = ['share', 'certificates', 'statistic?report=1'].map(
      (page) => `/management/battle/${battle.slug}/${page}`,
    );
    for (const address of [...pages, ...events]) await expectWhitePaper(creator, address);
  });
});
