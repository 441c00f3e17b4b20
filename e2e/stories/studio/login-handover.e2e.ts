import { expect } from '@playwright/test';
import { logInToPlayerSite } from '../../support/accounts.ts';
import { test } from '../../support/stories.ts';

test('opens the studio with the login of the player site, and a new name shows on both sites', async ({
  player,
  accounts,
  testSite,
}) => {
  const ada = await accounts.registered();
  await logInToPlayerSite(player, ada);
  await player.goto('/management/user/account');
  await player.waitForURL(`${testSite.studioUrl}/management/user/account`);
  await expect(player.getByLabel('E-Mail-Adresse')).toHaveValue(ada.email);
  await player.reload();
  await expect(player.getByLabel('E-Mail-Adresse')).toHaveValue(ada.email);
  await player.getByLabel('Benutzername').fill('Ada King');
  await player.getByRole('button', { name: 'Speichern' }).click();
  await expect(player).toHaveURL(/alert=update$/);
  await player.goto(`${testSite.url}/register`);
  await expect(player.getByText('Du bist als Ada King angemeldet.')).toBeVisible();
});

test.describe('a used handover code', () => {
  test.use({ at: 'studio', allowedErrors: [400] });

  test('redirects to the login and remembers the requested page', async ({ creator, friend, accounts, testSite }) => {
    const ada = await accounts.registered();
    const headers = await accounts.authorization(ada);
    const response = await creator.request.post(`${testSite.studioUrl}/api/users/crossing`, { headers });
    const address = `/management/user/account#code=${(await response.json()).code}`;

    await creator.goto(address);
    await expect(creator.getByLabel('E-Mail-Adresse')).toHaveValue(ada.email);
    await expect(creator).toHaveURL('/management/user/account');

    await friend.goto(address);
    await expect(friend.getByRole('alert')).toContainText('Melde dich bitte hier an');
    await expect(friend).toHaveURL('/register?wanted=%2Fmanagement%2Fuser%2Faccount&alert=crossing');
  });
});
