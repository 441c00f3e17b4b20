import { expect, type Page } from '@playwright/test';
import { submitLogin, type TestAccount, type TestAccounts } from '../../support/accounts.ts';
import { test } from '../../support/stories.ts';
import { logInToStudio, openMenu } from '../../support/studio/login.ts';

test.use({ at: 'studio', allowedErrors: [400, 403, 'network'] });

/** Logs in with a new account and opens its profile. */
async function openProfile(creator: Page, accounts: TestAccounts): Promise<TestAccount> {
  const ada = await accounts.registered();
  await logInToStudio(creator, ada);
  await creator.goto('/management/user');
  await creator.getByRole('link', { name: 'Profil bearbeiten' }).click();
  await expect(creator.getByLabel('Benutzername')).toHaveValue(ada.name);
  return ada;
}

async function saveProfile(creator: Page): Promise<void> {
  await creator.getByRole('button', { name: 'Speichern' }).click();
}

test('the profile', async ({ creator, accounts }) => {
  const ada = await openProfile(creator, accounts);

  await test.step('a name that is too long is refused with a message beside its field', async () => {
    await creator.getByLabel('Benutzername').fill('Ada '.repeat(40));
    await saveProfile(creator);
    await expect(creator.getByText('Diese Eingabe passt hier nicht.')).toBeVisible();
    await expect(creator.getByLabel('Benutzername')).toBeFocused();
    await creator.reload();
    await expect(creator.getByLabel('Benutzername')).toHaveValue(ada.name);
  });

  await test.step('asks before a changed form is left', async () => {
    await creator.getByLabel('Benutzername').fill('Ada King');
    await (await openMenu(creator)).getByRole('link', { name: 'Konto' }).click();
    const question = creator.getByRole('dialog', { name: 'Ohne Speichern gehen?' });
    await question.getByRole('button', { name: 'Hier bleiben' }).click();
    await expect(creator.getByLabel('Benutzername')).toHaveValue('Ada King');
    await creator.goBack();
    await question.getByRole('button', { name: 'Verwerfen und gehen' }).click();
    await expect(creator).toHaveURL('/management/user');
    await creator.goto('/management/user/account');
  });

  await test.step('without a network a failed save keeps the input, which can be saved later', async () => {
    await creator.getByLabel('Benutzername').fill('Ada King');
    await creator.route('**/api/users/myself', (route) => route.abort());
    await saveProfile(creator);
    await expect(creator.getByRole('alert')).toContainText('Deine Eingaben stehen noch da');
    await expect(creator.getByLabel('Benutzername')).toHaveValue('Ada King');
    await creator.unroute('**/api/users/myself');
    await saveProfile(creator);
    await expect(creator).toHaveURL(/alert=update$/);
  });

  await test.step('saves only changes, and keeps them after a reload', async () => {
    await saveProfile(creator);
    await expect(creator.getByRole('alert')).toContainText('Nichts geändert');
    await creator.getByLabel('Benutzername').fill('Ada Byron');
    await saveProfile(creator);
    await expect(creator).toHaveURL('/management/user/account?alert=update');
    await expect(creator.getByRole('alert')).toContainText('Gespeichert');
    await creator.getByRole('button', { name: 'Schließen' }).click();
    await expect(creator).toHaveURL('/management/user/account');
    await creator.reload();
    await expect(creator.getByLabel('Benutzername')).toHaveValue('Ada Byron');
  });

  await test.step('the password changes only with the old password', async () => {
    const password = 'Nebelhorn2?';
    await creator.getByLabel('Neues Passwort', { exact: true }).fill(password);
    await creator.getByLabel('Neues Passwort wiederholen').fill('Nebelhorn3?');
    await creator.getByLabel('Bisheriges Passwort').fill('Leuchtturm2!');
    await saveProfile(creator);
    await expect(creator).toHaveURL(/alert=password$/);
    await creator.getByLabel('Neues Passwort wiederholen').fill(password);
    await saveProfile(creator);
    await expect(creator.getByText('Das bisherige Passwort stimmt nicht.')).toBeVisible();
    await expect(creator.getByLabel('Bisheriges Passwort')).toBeFocused();
    await creator.getByLabel('Bisheriges Passwort').fill(ada.password);
    await saveProfile(creator);
    await expect(creator.getByRole('alert')).toContainText('Gespeichert');
    await expect(creator.getByLabel('Bisheriges Passwort')).toHaveValue('');
    await creator.goto('/logout');
    await expect(creator.getByRole('alert')).toContainText('Abgemeldet');
    await creator.goto('/register');
    await submitLogin(creator, { ...ada, password });
    await expect(creator).toHaveURL('/management/exploration');
  });

  await test.step('uses a new email address only after its confirmation', async () => {
    await creator.goto('/management/user/account');
    const { email } = accounts.unregistered();
    await creator.getByLabel('E-Mail-Adresse').fill(email);
    await saveProfile(creator);
    await expect(creator.getByRole('alert')).toContainText('es fehlt noch ein Schritt');
    await expect(creator.getByLabel('E-Mail-Adresse')).toHaveValue(ada.email);

    const { link } = await accounts.mail({ ...ada, email }, '/register/verify');
    await creator.goto(link);
    await creator.getByLabel('Ich stimme zu').check();
    await creator.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(creator).toHaveURL('/management/user?alert=verified');
    await expect(creator.getByText(email)).toBeVisible();
  });
});
