import { expect, type Page } from '@playwright/test';
import { test } from '../../support/stories.ts';

test.use({ site: 'demo' });

/** Paths of the pictures that the page has loaded. */
function picturesOf(player: Page): Promise<string[]> {
  return player.evaluate(() =>
    Array.from(document.images).flatMap(({ currentSrc, naturalWidth }) =>
      naturalWidth > 0 ? new URL(currentSrc).pathname : [],
    ),
  );
}

test('shows name, full description and picture of a run', async ({ player }) => {
  await player.goto('/exploration/die-donau-und-der-dom');
  await expect(player.getByRole('heading', { level: 1, name: 'Die Donau und der Dom' })).toBeVisible();
  const page = player.getByRole('main');
  await expect(page.getByText('Eine Brücke, elf Jahre Bauzeit')).toBeVisible();
  await expect(page.getByRole('strong')).toHaveText(['sieben Stationen']);
  await expect(page.getByText('Start: Steinerne Brücke, Altstadtseite')).toBeVisible();
  await expect.poll(() => picturesOf(player)).toContain('/demo/pictures/regensburg.svg');
});
