import { expect } from '@playwright/test';
import { test } from '../../support/stories.ts';

const FIRST_CALL_MS = 40_000;

test('shows the API document and executes a call without requests to other origins', { tag: '@desk' }, async ({
  player,
}) => {
  await player.goto('/api/docs');
  await expect(player).toHaveTitle('Puzzle Runs API');
  // Swagger UI resolves the whole document of OpenAPI 3.1 at the first call that is opened.
  await player.getByRole('button', { name: 'Readiness: the database responds' }).click({ timeout: FIRST_CALL_MS });
  await player.getByRole('button', { name: 'Try it out' }).click();
  await player.getByRole('button', { name: 'Execute' }).click();
  await expect(player.locator('.live-responses-table')).toContainText('"status": "ok"');
  const wide = await player.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(player.viewportSize()?.width ?? 0);
});
