import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SMALLEST = { width: 320, height: 640 };
const DESK = { width: 1440, height: 900 };

/** What a program can find on a page that keeps people out. The site has no frames, which is all that `legacy` leaves out. */
async function barriersOf(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.withTags(RULES).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, target }) => `${id}: ${target.join(' ')} ${html}`));
}

/** No rule of WCAG 2.2 AA is broken, as soon as the page has settled. */
async function expectNoBarriers(page: Page, where: string): Promise<void> {
  await expect.soft.poll(() => barriersOf(page), `barriers of ${where}`).toEqual([]);
}

/** Nothing has to be scrolled sideways. */
async function expectNarrow(page: Page, where: string): Promise<void> {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.soft.poll(width, `width of ${where}`).toBe(SMALLEST.width);
}

/** A page keeps nobody out: on the screen it is shown on, on a desk in the dark, and on the smallest of phones. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const size = page.viewportSize() ?? DESK;
  await expectNoBarriers(page, where);
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoBarriers(page, `${where} on a desk in the dark`);
  await page.setViewportSize(SMALLEST);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNarrow(page, where);
  await page.setViewportSize(size);
}
