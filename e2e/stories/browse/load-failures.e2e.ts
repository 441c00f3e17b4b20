import { expect, type Route } from '@playwright/test';
import { joinOnScreen } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

test.describe(() => {
  test.use({ allowedErrors: ['network'] });

  test('content that cannot be loaded', async ({ player }) => {
    for (const [address, link, calls, row] of [
      ['/exploration', 'Runs', '**/api/explorations?**', 'Der kurze Weg'],
      ['/battle', 'Versus', '**/api/battles?**', 'Nichts gefunden'],
    ] as const) {
      await test.step(`shows an alert on ${address}, and loads by itself when the server is back`, async () => {
        await player.route(calls, (route) => route.abort());
        await player.goto('/terms');
        await player.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: link }).click();
        await expect(player.getByRole('heading', { name: 'Die Liste ließ sich nicht laden' })).toBeVisible();
        await expect(player).toHaveURL(/\?alert=unexpected$/);
        await expect(player.getByRole('alert')).toBeHidden();
        await expect(player.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();

        await player.unroute(calls);
        await expect(player.getByRole('heading', { name: row })).toBeVisible();
        await expect(player).toHaveURL(new RegExp(`${address}$`));
      });
    }

    await test.step('a list that cannot be loaded still shows the language by which its address filters', async () => {
      await player.route('**/api/explorations?**', (route) => route.abort());
      await player.goto('/exploration?language=en');
      await expect(player.getByRole('heading', { name: 'Die Liste ließ sich nicht laden' })).toBeVisible();
      await expect(player.getByLabel('Sprache der Runs')).toHaveValue('en');
      await player.unroute('**/api/explorations?**');
    });

    await test.step('is loaded anew when a server with another version of the API responds', async () => {
      await player.goto('/exploration');
      await player.evaluate(() => Object.assign(window, { isSamePage: true }));
      const respondAsOther = async (route: Route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), 'x-puzzle-runs': '99' } });
      };
      // Once: the page leaves with its other calls in flight.
      await player.route('**/api/battles?**', respondAsOther, { times: 1 });
      await player.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Versus' }).click();
      await expect.poll(() => player.evaluate(() => 'isSamePage' in window).catch(() => true)).toBe(false);
      await expect(player.getByRole('heading', { level: 1, name: 'Versus' })).toBeVisible();
    });

    await test.step('keeps the rest of the landing page usable', async () => {
      await player.route('**/api/explorations?**', (route) => route.abort());
      await player.goto('/terms');
      await player.getByRole('link', { name: 'Puzzle Runs, zur Startseite' }).click();
      await expect(player.getByRole('heading', { name: 'Keine Verbindung' })).toBeVisible();
      await expect(player.getByRole('heading', { name: 'Für wen ist das?' })).toBeVisible();
      await expect(player).toHaveURL(/\/\?alert=unexpected$/);
      await player.unroute('**/api/explorations?**');
      await expect(player.getByRole('heading', { name: 'Unser Tipp' })).toBeVisible();
    });

    await test.step('shows a message and a link home on the page of a run, which loads by itself when the server is back', async () => {
      // Without its scripts, the list leads to a page that the server renders.
      await player.goto('/exploration', { waitUntil: 'networkidle' });
      await player.route('**/api/explorations?**', (route) => route.abort());
      await player.getByRole('link', { name: 'Der kurze Weg' }).click();
      await expect(player.getByRole('heading', { level: 1, name: 'Keine Verbindung' })).toBeVisible();
      await expect(player.getByRole('link', { name: 'Zur Startseite', exact: true })).toBeVisible();
      await expect(player).toHaveURL(/\/der-kurze-weg\?alert=unexpected$/);
      await player.unroute('**/api/explorations?**');
      await expect(player.getByRole('button', { name: 'Mitmachen' })).toBeVisible();
    });

    await test.step('replaces a broken picture by a drawn one', async () => {
      await player.route('**/demo/pictures/**', (route) => route.abort());
      await player.goto('/exploration/der-kurze-weg');
      await expect(player.getByRole('heading', { level: 1, name: 'Der kurze Weg' })).toBeVisible();
      await expect.poll(() => player.evaluate(() => document.images.length)).toBe(0);
      await player.unroute('**/demo/pictures/**');
    });

    await test.step('says that an unknown postal code has no map', async () => {
      await player.goto('/exploration/der-kurze-weg');
      await expect(player.getByText('Keine Karte zur Postleitzahl 00000')).toBeVisible();
    });
  });
});

test('shows a waiting text while a page loads', async ({ player }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await player.route('**/api/battles?**', (route) => held.then(() => route.continue()));
  await player.goto('/battle');
  await expect(player.getByText('Einen Moment …').first()).toBeVisible();
  release();
  await expect(player.getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible();
  await expect(player.getByText('Einen Moment …')).toBeHidden();
});

test.describe('an unknown address', () => {
  test.use({ allowedErrors: [404] });

  test('shows a not-found page that links to the runs', async ({ player }) => {
    for (const address of [
      '/gibt/es/nicht',
      '/exploration/gibt-es-nicht',
      '/exploration/der-entwurf',
      '/exploration/gibt-es-nicht/team',
      '/battle/gibt-es-nicht/exploration/der-kurze-weg',
    ]) {
      await player.goto(address);
      await expect(player.getByRole('heading', { level: 1, name: 'Hier endet der Weg' })).toBeVisible();
    }
    await player.getByRole('link', { name: 'Alle Runs ansehen' }).click();
    await expect(player.getByRole('heading', { level: 1, name: 'Runs entdecken' })).toBeVisible();
  });
});

test.describe('a player’s page that cannot be loaded', () => {
  test.use({ allowedErrors: ['network'] });

  test('shows a message, and loads by itself when the server is back', async ({ player }) => {
    const [pois, progress] = ['**/api/joined/pois', '**/api/progress/myself**'];
    // Fails from the first visit on, because a phone shows spots that it has loaded before without a network.
    for (const calls of [pois, progress]) await player.route(calls, (route) => route.abort());
    await joinOnScreen(player, 'Der kurze Weg');
    for (const [address, calls, heading] of [
      ['/exploration/der-kurze-weg/poi', pois, 'Anfang'],
      ['/progress', progress, 'Der kurze Weg'],
    ] as const) {
      await player.goto(address);
      await expect(player.getByRole('heading', { name: 'Keine Verbindung' })).toBeVisible();
      await expect(player).toHaveURL(/\?alert=unexpected$/);
      await player.unroute(calls);
      await expect(player).toHaveURL(new RegExp(`${address}$`));
      await expect(player.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
    }
  });
});
