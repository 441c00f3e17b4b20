import { expect, type Locator, type Page } from '@playwright/test';
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

/** Elements that reach beyond the right edge, for the failure message. Ignores visually hidden text and the content of scrolling boxes. */
async function wideParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = innerWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return Array.from(document.querySelectorAll('body *'))
      .filter((part) => part.getBoundingClientRect().right > width + 1)
      .map((part) => `${part.tagName}.${part.className}: ${part.textContent?.slice(0, 40)}`);
  });
}

/** Words that break into single letters: more lines than their letters fill. */
async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const words = text.textContent?.trim() ?? '';
      const parent = text.parentElement;
      if (words.length < 4 || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { width, height } = range.getBoundingClientRect();
      const lines = Math.round(height / (Number.parseFloat(getComputedStyle(parent).fontSize) * 1.5));
      if (width > 2 && lines >= 3 && words.length < 3 * lines) broken.push(`${words.slice(0, 40)}: ${lines} lines`);
    }
    return broken;
  });
}

/** Font size, and the number of elements whose size is still in transition. */
async function sizeAndTransitions(page: Page): Promise<[string, number]> {
  return page.evaluate(() => [getComputedStyle(document.documentElement).fontSize, document.getAnimations().length]);
}

/** Expects that a page with text of double size needs no horizontal scrolling; `part` appears when the page is complete. */
async function expectToFit(
  page: Page,
  address?: string,
  part = page.getByRole('heading', { level: 1 }),
): Promise<void> {
  await test.step(address ?? page.url(), async () => {
    if (address !== undefined) await page.goto(address);
    await expect(part.first()).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect.poll(() => sizeAndTransitions(page)).toEqual(['32px', 0]);
    await expect.soft(() => expect(wideParts(page)).resolves.toEqual([])).toPass({ timeout: 20_000 });
  });
}

/** As `expectToFit`, and expects that no word breaks into letters. */
async function expectWhole(page: Page, address: string, part?: Locator): Promise<void> {
  await expectToFit(page, address, part);
  expect.soft(await brokenWords(page), address).toEqual([]);
}

test('pages of the player fit a small phone with text of double size', async ({ player }) => {
  for (const address of ['/', '/exploration', '/battle', '/register', '/feature', '/license/business'])
    await expectToFit(player, address);
  await joinOnScreen(player, 'Der Rätselgarten');
  await expectToFit(player);
  for (const poi of ['textbeet', 'lückenbeet', 'suchbeet'])
    await expectToFit(player, `/exploration/der-rätselgarten/poi/${poi}`);
  await expectToFit(player, '/progress');
});

test.describe('in the studio', () => {
  test.use({ at: 'studio' });

  test('pages fit a small phone with text of double size', async ({ creator, accounts, testSite }) => {
    const fixtures = { accounts, testSite };
    const { account, exploration, teams } = await createOrganiser(creator, fixtures);
    const battle = await postAs(fixtures, { account, path: '/battles', body: { name: uniqueName('Stadtduell') } });
    const run = `/management/exploration/${exploration.slug}`;
    const button = (name: string) => creator.getByRole('button', { name });
    const heading = creator.getByRole('heading', { level: 2 });
    const pages: [string, Locator][] = [
      ['/management/exploration', creator.getByRole('link', { name: exploration.name })],
      [run, creator.getByLabel('Nur mit Zugangscode')],
      [`${run}/poi`, creator.getByRole('link', { name: 'Anfang' })],
      [`${run}/poi/anfang`, button('Hinweis hinzufügen')],
      [`${run}/poi/anfang/prerequisite`, creator.getByRole('link', { name: 'Neuer Qualifier' })],
      [`${run}/poi/anfang/task`, creator.getByRole('link', { name: 'Weiter' })],
      [`${run}/poi/anfang/task/weiter`, creator.getByLabel('Groß- und Kleinschreibung beachten')],
      [`${run}/overview`, button('Drucken')],
      [`${run}/insights`, button('CSV laden')],
      ['/management/team', creator.getByRole('link', { name: teams[0] })],
      ['/management/battle', creator.getByRole('link', { name: battle.name })],
      [`/management/battle/${battle.slug}`, button('Speichern')],
      [`/management/battle/${battle.slug}/event`, heading],
    ];
    for (const [address, part] of pages) await expectWhole(creator, address, part);
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await creator.setViewportSize({ width, height });
      for (const [address, part] of pages) await expectWhole(creator, address, part);
    }
    await creator.goto('/logout');
    await expectWhole(creator, '/register');
  });
});
