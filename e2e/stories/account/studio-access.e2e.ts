import { expect } from '@playwright/test';
import { logInToPlayerSite } from '../../support/accounts.ts';
import { test } from '../../support/stories.ts';

test('redirects a visitor without a login from the studio to the start page', async ({ player }) => {
  await player.goto('/management/user/account');
  await expect(player).toHaveURL('/');
});

test.describe('without a network', () => {
  test.use({ allowedErrors: ['network', 404] });

  test('opens the studio on retry after the handover call failed', async ({ player, accounts, testSite }) => {
    await logInToPlayerSite(player, await accounts.registered());
    await player.route('**/api/users/crossing', (route) => route.abort());
    await player.getByRole('banner').getByRole('link', { name: 'Studio' }).click();
    await expect(
      player.getByRole('heading', { level: 1, name: 'Das Studio ist gerade nicht erreichbar' }),
    ).toBeVisible();
    await player.unroute('**/api/users/crossing');
    await player.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await player.waitForURL(({ origin }) => origin === testSite.studioUrl);
  });
});

test('redirects every studio and account address to the start page without a login', async ({ player }) => {
  for (const page of ['', '/user', '/user/account', '/user/account/delete', '/user/account/delete/code']) {
    await player.goto(`/management${page}`);
    await expect(player, page).toHaveURL('/');
    await expect(player.getByRole('heading', { level: 1, name: 'Deine Stadt ist ein Rätsel.' })).toBeVisible();
  }
});
