import { expect, type Page } from '@playwright/test';
import { logInToPlayerSite, submitLogin, type TestAccount, type TestAccounts } from '../../support/accounts.ts';
import { test } from '../../support/stories.ts';

const NEW = 'Moewe!2027';

/** Requests a password reset; returns the mail. */
async function forget(player: Page, accounts: TestAccounts, account: TestAccount) {
  await player.goto('/password/forgotten');
  await player.getByLabel('Benutzername').fill(account.name);
  await player.getByLabel('E-Mail-Adresse').fill(account.email);
  await player.getByLabel('Ich stimme zu').check();
  await player.getByRole('button', { name: 'E-Mail anfordern' }).click();
  await expect(player).toHaveURL('/password/forgotten/success');
  return accounts.mail(account, '/password/reset');
}

/** Submits the reset form with the new password. */
async function reset(player: Page, digits: string): Promise<void> {
  await player.getByLabel('Code aus der E-Mail').fill(digits);
  await player.getByLabel('Neues Passwort', { exact: true }).fill(NEW);
  await player.getByLabel('Passwort wiederholen').fill(NEW);
  await player.getByLabel('Ich stimme zu').check();
  await player.getByRole('button', { name: 'Passwort ändern' }).click();
}

test.use({ allowedErrors: [400, 401] });

test('a forgotten password', async ({ player, accounts }) => {
  const [ada, eve] = [await accounts.registered(), await accounts.registered()];

  await test.step('shows the same confirmation for an unknown account', async () => {
    const unknown = accounts.unregistered();
    await player.goto('/password/forgotten');
    await player.getByLabel('Benutzername').fill('<b>Niemand</b>');
    await player.getByLabel('E-Mail-Adresse').fill(unknown.email);
    await player.getByLabel('Ich stimme zu').check();
    await player.getByRole('button', { name: 'E-Mail anfordern' }).click();
    await expect(player).toHaveURL('/password/forgotten/success');
  });

  const mine = await forget(player, accounts, ada);
  const others = await forget(player, accounts, eve);
  await player.goto(mine.link);

  await test.step('is not reset by a wrong code or another account’s code', async () => {
    for (const wrong of ['000 00', others.digits]) {
      await reset(player, wrong);
      await expect(player).toHaveURL(/\?code=.+&alert=recovery_failed$/);
      await expect(player.getByText('Prüfe diesen Code.')).toBeVisible();
      await expect(player.getByLabel('Code aus der E-Mail')).toBeFocused();
      await expect(player.getByLabel('Neues Passwort', { exact: true })).toHaveValue(NEW);
    }
  });

  await test.step('is replaced by a new one; the old one and a used code are refused', async () => {
    await reset(player, mine.digits);
    await expect(player).toHaveURL('/password/reset/success');

    await player.getByRole('main').getByRole('link', { name: 'Anmelden' }).click();
    await submitLogin(player, ada);
    await expect(player).toHaveURL('/register?alert=credentials');
    await expect(player.getByRole('alert')).toContainText('Anmelden nicht möglich');
    await expect(player.getByRole('form', { name: 'Anmelden' }).getByLabel('E-Mail-Adresse')).toHaveValue(ada.email);

    await player.goto(mine.link);
    await reset(player, mine.digits);
    await expect(player).toHaveURL(/alert=recovery_failed$/);
    await logInToPlayerSite(player, { ...ada, password: NEW });
  });
});
