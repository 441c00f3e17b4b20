import { expect } from '@playwright/test';
import { test } from '../../support/stories.ts';

/** Swagger UI blocks the page while it resolves the whole document at the first call that is opened. */
const FIRST_CALL_MS = 40_000;

test('shows the API document and executes a call without requests to other origins', { tag: '@only-desk' }, async ({
  player,
}) => {
  test.setTimeout(3 * FIRST_CALL_MS);
  player.setDefaultTimeout(FIRST_CALL_MS);
  await player.goto('/api/docs');
  await expect(player).toHaveTitle('Puzzle Runs API');
  const readiness = player.getByRole('button', { name: 'Readiness: the database reads and writes' });
  // With so many calls the page draws those further down when a reader scrolls to them.
  await expect(async () => {
    await player.mouse.wheel(0, 600);
    await expect(readiness).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await readiness.click();
  await player.getByRole('button', { name: 'Try it out' }).click();
  await player.getByRole('button', { name: 'Execute' }).click();
  await expect(player.locator('.live-responses-table')).toContainText('"status": "ok"');
  const wide = await player.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(player.viewportSize()?.width ?? 0);
});
