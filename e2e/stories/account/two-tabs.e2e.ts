import { expect, type Page } from '@playwright/test';
import { logInToPlayerSite } from '../../support/accounts.ts';
import { test } from '../../support/stories.ts';

/** Opens another tab of the same browser. */
async function openTab(player: Page, address: string): Promise<Page> {
  const tab = await player.context().newPage();
  await tab.goto(address);
  return tab;
}

test('shows a login and a logout of one tab in the other tab', async ({ player, accounts }) => {
  const ada = await accounts.registered();
  const tab = await openTab(player, '/exploration');
  await expect(tab.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
  await logInToPlayerSite(player, ada);
  await expect(tab.getByRole('banner')).toContainText(ada.name);
  await tab.goto('/logout');
  await expect(player.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
});

test.describe('a session that was ended elsewhere', () => {
  test.use({ allowedErrors: [401] });

  for (const address of ['/progress', '/management']) {
    test(`redirects from ${address} to the start page with an alert`, async ({ player, accounts }) => {
      const ada = await accounts.registered();
      await logInToPlayerSite(player, ada);
      await accounts.endSessions(ada);
      await player.goto(address);
      await expect(player).toHaveURL('/?alert=session_ended');
      await expect(player.getByRole('alert')).toContainText('Melde dich bitte neu an');
      await expect(player.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
    });
  }
});
