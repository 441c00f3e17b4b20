import { expect } from '@playwright/test';
import { joinAddress } from '@puzzle-runs/domain/battle/join-address.ts';
import { test } from '../../support/stories.ts';
import { registerOrganiser } from '../../support/studio/battle-setup.ts';
import { postAs, uniqueName } from '../../support/studio/creator-setup.ts';

// 409: a team that has not played joins after the end.
test.use({ at: 'studio', allowedErrors: [409] });

test('a visitor of a Versus that has ended is led to its ranking, and only teams that played still look at their game', async ({
  player,
  friend,
  accounts,
  testSite,
}) => {
  const fixtures = { accounts, testSite };
  const { account, exploration } = await registerOrganiser(fixtures);
  const battle = await postAs(fixtures, { account, path: '/battles', body: { name: uniqueName('Schluss') } });
  const [played, absent] = [
    await postAs(fixtures, { account, path: '/teams', body: { name: uniqueName('Luchse') } }),
    await postAs(fixtures, { account, path: '/teams', body: { name: uniqueName('Otter') } }),
  ];
  for (const { id: team_id } of [played, absent])
    await postAs(fixtures, {
      account,
      path: `/battles/${battle.id}/participants`,
      body: { exploration_id: exploration.id, team_id },
    });
  await fetch(`${testSite.studioUrl}/api/battles/${battle.id}/board`, {
    method: 'PUT',
    headers: { ...(await accounts.authorization(account)), 'content-type': 'application/json' },
    body: JSON.stringify({ board: true }),
  });
  const address = `${testSite.url}/battle/${battle.slug}/exploration/${exploration.slug}`;
  const joinLink = (team: { id: number }) =>
    joinAddress(testSite.url, { exploration_id: exploration.id, battle_id: battle.id, team_id: team.id });
  await player.goto(joinLink(played));
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await expect(player).toHaveURL(/\/poi$/);
  await postAs(fixtures, { account, path: `/battles/${battle.id}/end`, body: {} });

  await player.goto(address);
  await expect(player.getByRole('region', { name: 'Dieses Versus ist vorbei' })).toBeVisible();
  await expect(player.getByRole('link', { name: `${played.name} ansehen` })).toBeVisible();

  await friend.goto(address);
  const over = friend.getByRole('region', { name: 'Dieses Versus ist vorbei' });
  await expect(over).toContainText('Neue Teams können nicht mehr einsteigen.');
  await expect(friend.getByRole('button', { name: 'Team wählen' })).toBeHidden();
  await over.getByRole('link', { name: 'Zur Rangliste' }).click();
  await expect(friend).toHaveURL(/\/board$/);
  await friend.goBack();
  await over.getByRole('link', { name: 'Unser Team war dabei' }).click();
  await expect(friend.getByRole('link', { name: 'Zur Rangliste' })).toBeVisible();
  await friend.getByRole('button', { name: `${absent.name} ansehen` }).click();
  await expect(friend.getByRole('alert')).toHaveText('Dieses Team hat nicht mitgespielt, und das Versus ist vorbei.');
  await friend.getByRole('button', { name: `${played.name} ansehen` }).click();
  await expect(friend.getByRole('heading', { name: 'Danke fürs Mitspielen!' })).toBeVisible();

  await friend.goto(joinLink(absent));
  await expect(friend.getByRole('link', { name: 'Zum Versus' })).toBeVisible();
  await expect(friend.getByRole('button', { name: 'Mitmachen' })).toBeHidden();
});
