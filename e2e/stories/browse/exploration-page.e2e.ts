import { expect, type Page } from '@playwright/test';
import { test } from '../../support/stories.ts';
import { publishedExploration } from '../../support/studio/license-grants.ts';

/** Paths of the pictures that the page has loaded. */
function picturesOf(player: Page): Promise<string[]> {
  return player.evaluate(() =>
    Array.from(document.images).flatMap(({ currentSrc, naturalWidth }) =>
      naturalWidth > 0 ? new URL(currentSrc).pathname : [],
    ),
  );
}

test.describe('a run of the demo', () => {
  test.use({ site: 'demo' });

  test('shows name, full description and picture of a run', async ({ player }) => {
    await player.goto('/exploration/die-donau-und-der-dom');
    await expect(player.getByRole('heading', { level: 1, name: 'Die Donau und der Dom' })).toBeVisible();
    const page = player.getByRole('main');
    await expect(page.getByText('Eine Brücke, elf Jahre Bauzeit')).toBeVisible();
    await expect(page.getByRole('strong')).toHaveText(['sieben Stationen']);
    await expect(page.getByText('Start: Steinerne Brücke, Altstadtseite')).toBeVisible();
    await expect.poll(() => picturesOf(player)).toContain('/demo/pictures/regensburg.svg');
  });
});

test('a phone loads an uploaded picture once, in the size that it shows', async ({ player, accounts, testSite }) => {
  const { creator, exploration, send } = await publishedExploration({ accounts, testSite }, 'Bilderweg');
  await player.goto('/');
  const file = new FormData();
  file.append('file', new Blob([new Uint8Array(await player.screenshot())], { type: 'image/png' }), 'platz.png');
  const headers = await accounts.authorization(creator);
  const { url } = await (await fetch(`${testSite.url}/api/media`, { method: 'POST', headers, body: file })).json();
  expect((await send('PATCH', `/explorations/${exploration.id}`, { image: url })).status).toBe(200);
  const asked: string[] = [];
  player.on('request', (request) => asked.push(request.url()));
  await player.goto(`/exploration/${exploration.slug}`);
  await expect.poll(() => picturesOf(player)).toEqual([url]);
  expect(asked.filter((address) => address.includes('/media/'))).toEqual([`${testSite.url}${url}?width=720`]);
});
