import { expect } from '@playwright/test';
import { test } from '../../support/stories.ts';
import { registerOrganiser } from '../../support/studio/battle-setup.ts';
import { postAs, uniqueName } from '../../support/studio/creator-setup.ts';

test.use({ at: 'studio' });

test.describe('the short address of a team card', () => {
  test.use({ allowedErrors: [404] });

  test('asks for its codes and leads to the team', async ({ player, accounts, testSite }) => {
    const fixtures = { accounts, testSite };
    const { account, exploration } = await registerOrganiser(fixtures);
    const name = uniqueName('Füchse');
    const team = await postAs(fixtures, { account, path: '/teams', body: { name, code: 'ROT' } });
    const battle = await postAs(fixtures, { account, path: '/battles', body: { name: uniqueName('Stadtduell') } });
    await postAs(fixtures, {
      account,
      path: `/battles/${battle.id}/participants`,
      body: { exploration_id: exploration.id, team_id: team.id },
    });
    const headers = await accounts.authorization(account);
    const shared = await fetch(`${testSite.studioUrl}/api/battles/share?name=${battle.slug}`, { headers });
    const { rows } = await shared.json();

    await player.goto(`${testSite.url}/j/${rows[0].card}`);
    await player.getByRole('button', { name: 'Weiter zum Team' }).click();
    await expect(player.getByText('Dieser Code steht auf eurer Karte.')).toBeVisible();
    await player.getByLabel('Code des Teams').fill('rot');
    await player.getByRole('button', { name: 'Weiter zum Team' }).click();
    await expect(player).toHaveURL(/\/join\?.*team_code=rot$/);
    await expect(player.getByRole('heading', { name })).toBeVisible();

    await player.goto(`${testSite.url}/j/${rows[0].card.split('-')[0]}-aaaaaa`);
    await expect(player.getByRole('heading', { level: 1, name: 'Beitreten ist nicht möglich' })).toBeVisible();
  });
});
