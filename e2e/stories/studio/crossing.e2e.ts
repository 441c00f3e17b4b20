import { expect } from '@playwright/test';
import { logIn } from '../../support/people.ts';
import { test } from '../../support/stories.ts';

test('who is logged in on the player site crosses over without a second login, and is called there as here', async ({
  player,
  people,
  place,
}) => {
  const ada = await people.member();
  await logIn(player, ada);
  await player.goto('/management/user/account');
  await player.waitForURL(`${place.studioUrl}/management/user/account`);
  await expect(player.getByLabel('E-Mail-Adresse')).toHaveValue(ada.email);
  await player.reload();
  await expect(player.getByLabel('E-Mail-Adresse')).toHaveValue(ada.email);
  await player.getByLabel('Benutzername').fill('Ada King');
  await player.getByRole('button', { name: 'Speichern' }).click();
  await expect(player).toHaveURL(/alert=update$/);
  await player.goto(`${place.url}/register`);
  await expect(player.getByText('Du bist als Ada King angemeldet.')).toBeVisible();
});

test.describe('a code that was used', () => {
  test.use({ at: 'studio', allowedErrors: [400] });

  test('leads to the login, and from there to the page', async ({ creator, friend, people, place }) => {
    const ada = await people.member();
    const headers = await people.authorization(ada);
    const answer = await creator.request.post(`${place.studioUrl}/api/users/crossing`, { headers });
    const address = `/management/user/account#code=${(await answer.json()).code}`;

    await creator.goto(address);
    await expect(creator.getByLabel('E-Mail-Adresse')).toHaveValue(ada.email);
    await expect(creator).toHaveURL('/management/user/account');

    await friend.goto(address);
    await expect(friend.getByRole('alert')).toContainText('Melde dich bitte hier an');
    await expect(friend).toHaveURL('/register?wanted=%2Fmanagement%2Fuser%2Faccount&alert=crossing');
  });
});
