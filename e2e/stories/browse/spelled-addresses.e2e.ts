import { expect } from '@playwright/test';
import { test } from '../../support/stories.ts';

test('an address in capitals and with a full stop behind it leads to the run', async ({ player }) => {
  for (const address of [
    '/Exploration/Der-Kurze-Weg.',
    '/exploration/DER KURZE WEG),',
    '/exploration/der-kurze-weg/.',
  ]) {
    await player.goto(address);
    await expect(player.getByRole('heading', { level: 1, name: 'Der kurze Weg' })).toBeVisible();
    await expect(player).toHaveURL(/\/exploration\/der-kurze-weg$/);
  }
});

test('a link from a newsletter opens the page as the server has drawn it', async ({ player, browser, testSite }) => {
  const query = '?fbclid=IwAR0&utm_source=mail&utm_medium=flyer';
  const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  for (const [address, heading] of [
    ['/', 'Unser Tipp'],
    ['/exploration', 'Runs entdecken'],
    ['/exploration/der-kurze-weg', 'Der kurze Weg'],
  ] as const) {
    await reader.goto(testSite.url + address + query);
    await expect(reader.getByRole('heading', { name: heading }).first()).toBeVisible();
    await player.goto(address + query, { waitUntil: 'networkidle' }); // hydration that fails is an error
    await expect(player.getByRole('heading', { name: heading }).first()).toBeVisible();
  }
  await reader.context().close();
});

test.describe('an address that cannot be decoded', () => {
  test.use({ allowedErrors: [404] });

  test('shows the not-found page', async ({ player }) => {
    for (const address of ['/exploration/b%E4chle', '/%E4', '/battle/%E4/board', '/exploration/%C3/poi']) {
      await player.goto(address);
      await expect(player.getByRole('heading', { level: 1, name: 'Hier endet der Weg' })).toBeVisible();
    }
    await player.getByRole('link', { name: 'Alle Runs ansehen' }).click();
    await expect(player.getByRole('heading', { level: 1, name: 'Runs entdecken' })).toBeVisible();
  });
});
