import { expect } from '@playwright/test';
import { logIn } from '../../support/people.ts';
import { test } from '../../support/stories.ts';

test('who is logged in on the player site crosses over without a second login', async ({ player, people, place }) => {
  const ada = await people.member();
  await logIn(player, ada);
  await player.goto('/management/user/account');
  await player.waitForURL(`${place.studioUrl}/management/user/account`);
  await expect(player.getByLabel('E-Mail-Adresse')).toHaveValue(ada.email);
  await player.reload();
  await expect(player.getByLabel('E-Mail-Adresse')).toHaveValue(ada.email);
});

test.describe('a code that was used', () => {
  test.use({ at: 'studio', forgiven: [400] });

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
