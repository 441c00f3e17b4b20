import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SMALLEST = { width: 320, height: 640 };
const DESK = { width: 1440, height: 900 };

/** What a program can find on a page that keeps people out. The site has no frames, which is all that `legacy` leaves out. */
async function barriersOf(page: Page, tell: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const { violations } = await tell(
    new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(),
  ).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, target }) => `${id}: ${target.join(' ')} ${html}`));
}

/** No rule of WCAG 2.2 AA is broken, as soon as the page has settled. */
async function expectNoBarriers(page: Page, where: string): Promise<void> {
  const barriers = () => barriersOf(page, (axe) => axe.withTags(RULES));
  await expect.soft.poll(barriers, `barriers of ${where}`).toEqual([]);
}

/** In the dark everything can be read, too; nothing else changes with the colours. */
async function expectReadableInTheDark(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const barriers = () => barriersOf(page, (axe) => axe.withRules('color-contrast'));
  await expect.soft.poll(barriers, `contrasts of ${where} in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Nothing has to be scrolled sideways. */
async function expectNarrow(page: Page, where: string): Promise<void> {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.soft.poll(width, `width of ${where}`).toBe(SMALLEST.width);
}

/** A page keeps nobody out: on the screen it is shown on, in the dark, on a desk and on the smallest of phones. */
export async function expectOpenToAll(page: Page, where: string): Promise<void> {
  const size = page.viewportSize() ?? DESK;
  await expectReadableInTheDark(page, where);
  await expectNoBarriers(page, where);
  await page.setViewportSize(DESK);
  await expectNoBarriers(page, `${where} on a desk`);
  await page.setViewportSize(SMALLEST);
  await expectNarrow(page, where);
  await page.setViewportSize(size);
}
