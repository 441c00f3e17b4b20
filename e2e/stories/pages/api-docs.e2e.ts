import { expect } from '@playwright/test';
import { test } from '../../support/stories.ts';

test('the document of the API can be read and tried, and nobody else is asked for anything', { tag: '@desk' }, async ({
  player,
}) => {
  await player.goto('/api/docs');
  await expect(player).toHaveTitle('Puzzle Runs API');
  await player.getByRole('button', { name: 'Readiness: the database responds' }).click();
  await player.getByRole('button', { name: 'Try it out' }).click();
  await player.getByRole('button', { name: 'Execute' }).click();
  await expect(player.locator('.live-responses-table')).toContainText('"status": "ok"');
  const wide = await player.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(player.viewportSize()?.width ?? 0);
});
