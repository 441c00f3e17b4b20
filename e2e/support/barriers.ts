import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What a program can find on a page that keeps people out. */
async function barriersOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, target }) => `${id}: ${target.join(' ')} ${html}`));
}

/** No rule of WCAG 2.2 AA is broken, as soon as colours have changed and maps have come. */
export async function expectNoBarriers(page: Page, where: string, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect.soft.poll(() => barriersOf(page), `barriers of ${where} in ${colorScheme}`).toEqual([]);
}

/** Nothing has to be scrolled sideways on the narrowest of screens. */
export async function expectFits(page: Page, where: string): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.soft.poll(width, `width of ${where}`).toBe(320);
  if (size) await page.setViewportSize(size);
}
