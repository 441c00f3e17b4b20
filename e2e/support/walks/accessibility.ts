import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const ALL_RULES: axe.RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** Rules that depend on colours, sizes and what a wide screen shows in addition. */
const RULES_OF_LOOKS: axe.RunOnly = {
  type: 'rule',
  values: [
    'button-name',
    'color-contrast',
    'label',
    'link-in-text-block',
    'link-name',
    'scrollable-region-focusable',
    'target-size',
  ],
};
const SMALLEST = { width: 320, height: 640 };
const DESK = { width: 1440, height: 900 };

/** Sending axe to the page and compiling it there takes longer than running it: once per document, not once per check. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

/**
 * Returns the violations of WCAG that axe finds on the page: rule, selector and HTML of each element. A target that is
 * partly below a bar that sticks to an edge counts as too small, so it is measured again in the middle of the screen.
 */
async function violationsOf(page: Page, rules: axe.RunOnly): Promise<string[]> {
  await loadAxe(page);
  const violations = await page.evaluate(async (runOnly) => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    const { violations: found } = await loaded.run({ resultTypes: ['violations'], runOnly });
    const [left, top] = [scrollX, scrollY];
    for (const violation of found.filter(({ id }) => id === 'target-size')) {
      const nodes = [];
      for (const node of violation.nodes) {
        const element = document.querySelector(String(node.target[0]));
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const again = element && (await loaded.run(element, { runOnly: { type: 'rule', values: ['target-size'] } }));
        if (!again || again.violations.length > 0) nodes.push(node);
      }
      violation.nodes = nodes;
    }
    scrollTo({ left, top, behavior: 'instant' });
    return found;
  }, rules);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, target }) => `${id}: ${target.join(' ')} ${html}`));
}

/** Expects no violation of these rules; checks again while the page still changes. */
async function expectNoViolations(page: Page, rules: axe.RunOnly, where: string): Promise<void> {
  await expect.soft.poll(() => violationsOf(page, rules), `WCAG violations of ${where}`).toEqual([]);
}

/** Expects that the page needs no horizontal scrolling on the smallest phone. */
async function expectNarrow(page: Page, where: string): Promise<void> {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.soft.poll(width, `width of ${where}`).toBe(SMALLEST.width);
}

/** Changes the screen; returns when the page has been laid out and drawn anew, which saves a check that would have to be repeated. */
async function switchTo(page: Page, size: typeof DESK, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async (frameLimit) => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
      setTimeout(resolve, frameLimit);
    });
    // Finishes animations instead of waiting: below `content-visibility: auto` they pause while out of view.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }, 2_000);
}

/** Shows the page in a language, also while a dialog covers the choice; leaves a page without the choice as it is, e.g. the board. */
async function showIn(page: Page, language: string): Promise<void> {
  const choice = page.getByLabel(/^(Sprache|Language)$/).and(page.locator('select:has(> option[lang="de"])'));
  if ((await choice.count()) === 0) return;
  await choice.first().selectOption(language, { force: true });
  await expect(page.locator(`html[lang="${language}"]`)).toBeAttached();
}

/**
 * Expects a page to be accessible on the current screen in light colours, to look accessible on a desk in the dark,
 * and to fit the smallest phone in German, the longer language; then shows it again as it was.
 */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const size = page.viewportSize() ?? DESK;
  const language = await page.evaluate(() => document.documentElement.lang);
  await expectNoViolations(page, ALL_RULES, where);
  await switchTo(page, DESK, 'dark');
  await expectNoViolations(page, RULES_OF_LOOKS, `${where} on a desk in the dark`);
  await switchTo(page, SMALLEST, 'light');
  await showIn(page, 'de');
  await expectNarrow(page, where);
  await showIn(page, language);
  await page.setViewportSize(size);
}
