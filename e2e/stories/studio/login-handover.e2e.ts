import { expect } from '@playwright/test';
import { logInToPlayerSite } from '../../support/accounts.ts';
import { test } from '../../support/stories.ts';

test('who is logged in on the player site crosses over without a second login, and is called there as here', async ({
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

test.describe('a code that was used', () => {
  test.use({ at: 'studio', allowedErrors: [400] });

  test('leads to the login, and from there to the page', async ({ creator, friend, accounts, testSite }) => {
    const ada = await accounts.registered();
    const headers = await accounts.authorization(ada);
    const answer = await creator.request.post(`${testSite.studioUrl}/api/users/crossing`, { headers });
    const address = `/management/user/account#code=${(await answer.json()).code}`;

    await creator.goto(address);
    await expect(creator.getByLabel('E-Mail-Adresse')).toHaveValue(ada.email);
    await expect(creator).toHaveURL('/management/user/account');

    await friend.goto(address);
    await expect(friend.getByRole('alert')).toContainText('Melde dich bitte hier an');
    await expect(friend).toHaveURL('/register?wanted=%2Fmanagement%2Fuser%2Faccount&alert=crossing');
  });
});
