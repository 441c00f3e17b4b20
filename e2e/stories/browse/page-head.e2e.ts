import { expect, type Page } from '@playwright/test';
import { test } from '../../support/stories.ts';

const TAGS = 'title, meta[property], meta[name="description"], meta[name="robots"], [rel="canonical"]';

/** The meta tags of the page as sorted `name: value` texts. */
function headOf(page: Page): Promise<string[]> {
  return page.locator(TAGS).evaluateAll((tags) =>
    tags
      .map((tag) => [tag.textContent, ...Array.from(tag.attributes, ({ value }) => value)])
      .map((words) => words.filter((word) => word !== '').join(': '))
      .toSorted(),
  );
}

test('keeps the head that the server sent, without duplicates, and updates it on the next page', async ({
  player,
  browser,
}) => {
  await player.goto('/exploration/der-kurze-weg');
  await expect(player.getByRole('heading', { level: 1, name: 'Der kurze Weg' })).toBeVisible();
  const messenger = await browser.newContext({ javaScriptEnabled: false });
  const served = await messenger.newPage();
  await served.goto(player.url());
  const said = await headOf(served);
  await messenger.close();

  expect(said).toContain('og:title: Der kurze Weg');
  await expect.poll(() => headOf(player)).toEqual(said);

  await player.getByRole('link', { name: 'Puzzle Runs, zur Startseite' }).click();
  await expect(player).toHaveTitle('Puzzle Runs');
  expect((await headOf(player)).filter((tag) => tag.startsWith('og:title'))).toEqual(['og:title: Puzzle Runs']);
});
