import { expect } from '@playwright/test';
import { logInToPlayerSite } from '../../support/accounts.ts';
import { test } from '../../support/stories.ts';

const PLACES = [
  ['Runs', '/exploration'],
  ['Versus', '/battle'],
  ['Fortschritt', '/progress'],
  ['Anmelden', '/register'],
  ['Rechtliches', '/legal'],
  ['Startseite', '/'],
] as const;

test('links every main page in the menu, and the logout once logged in', { tag: '@only-desk' }, async ({
  player,
  accounts,
}) => {
  await player.goto('/exploration');
  const menu = player.getByRole('navigation', { name: 'Hauptmenü' });
  for (const [place, address] of PLACES) {
    await menu.getByRole('link', { name: place }).click();
    await expect(player).toHaveURL(address);
  }
  await logInToPlayerSite(player, await accounts.registered());
  await expect(menu.getByRole('link', { name: 'Anmelden' })).toBeHidden();
  await menu.getByRole('link', { name: 'Abmelden' }).click();
  await expect(player).toHaveURL('/logout');
});
