import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What a program can find on a page that keeps people out. */
async function barriersOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, target }) => `${id}: ${target.join(' ')} ${html}`));
}

/** No rule of WCAG 2.2 AA is broken, as soon as the page has settled. */
export async function expectNoBarriers(page: Page, where: string): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(RULES);
  await expect.soft.poll(() => barriersOf(axe), `barriers of ${where}`).toEqual([]);
}

/** In the dark everything can be read, too; nothing else changes with the colours. */
export async function expectReadableInTheDark(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const axe = new AxeBuilder({ page }).withRules('color-contrast');
  await expect.soft.poll(() => barriersOf(axe), `contrasts of ${where} in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Nothing has to be scrolled sideways on the narrowest of screens. */
export async function expectFits(page: Page, where: string): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.soft.poll(width, `width of ${where}`).toBe(320);
  if (size) await page.setViewportSize(size);
}
