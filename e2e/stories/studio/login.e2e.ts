import { expect } from '@playwright/test';
import { submitLogin, submitRegistration } from '../../support/accounts.ts';
import { test } from '../../support/stories.ts';
import { logInToStudio, openMenu } from '../../support/studio/login.ts';

test.use({ at: 'studio' });

test.describe(() => {
  test.use({ allowedErrors: [401] });

  test('the login', async ({ creator, accounts }) => {
    const ada = await accounts.registered();

    await test.step('leads to the runs, stays after a reload, and ends by a logout', async () => {
      await creator.goto('/');
      await expect(creator).toHaveURL('/register');
      await submitLogin(creator, ada);
      await expect(creator.getByRole('heading', { level: 1, name: 'Puzzle Runs' })).toBeVisible();
      await expect(creator).toHaveURL('/management/exploration');
      await (await openMenu(creator)).getByRole('link', { name: 'Konto' }).click();
      await expect(creator.getByText(ada.email)).toBeVisible();
      await creator.reload();
      await expect(creator.getByText(ada.email)).toBeVisible();
      await creator.goto('/register');
      await expect(creator).toHaveURL('/management/exploration');

      await (await openMenu(creator)).getByRole('link', { name: 'Abmelden' }).click();
      await expect(creator.getByRole('alert')).toContainText('Abgemeldet');
      await creator.goto('/management/user');
      await expect(creator).toHaveURL('/register?wanted=%2Fmanagement%2Fuser');
    });

    await test.step('opens the requested page', async () => {
      await creator.goto('/management/user/account');
      await expect(creator.getByText('dann geht es dort weiter')).toBeVisible();
      await submitLogin(creator, ada);
      await expect(creator).toHaveURL('/management/user/account');
      await expect(creator.getByRole('main')).toBeFocused();
    });

    await test.step('is refused with a wrong password, and the email address stays', async () => {
      await creator.goto('/logout');
      await expect(creator.getByRole('alert')).toContainText('Abgemeldet');
      await creator.goto('/register?wanted=%2Fmanagement%2Fuser%2Faccount');
      await submitLogin(creator, { ...ada, password: 'Leuchtturm2!' });
      await expect(creator.getByRole('alert')).toContainText('Anmelden nicht möglich');
      await expect(creator.getByRole('form', { name: 'Anmelden' }).getByLabel('E-Mail-Adresse')).toHaveValue(ada.email);
      await creator.getByRole('button', { name: 'Schließen' }).click();
      await expect(creator).toHaveURL('/register?wanted=%2Fmanagement%2Fuser%2Faccount');
      await submitLogin(creator, ada);
      await expect(creator).toHaveURL('/management/user/account');
    });

    await test.step('is asked for again when the session was ended elsewhere, and leads back', async () => {
      await creator.getByLabel('Benutzername').fill('Ada L.');
      await accounts.endSessions(ada);
      await creator.getByRole('button', { name: 'Speichern' }).click();
      await expect(creator.getByRole('alert')).toContainText('Du bist abgemeldet');
      await submitLogin(creator, ada);
      await expect(creator).toHaveURL('/management/user/account');
      await expect(creator.getByLabel('Benutzername')).toHaveValue(ada.name);
    });
  });
});

test('registers, asks for another mail, confirms and logs in without leaving the studio', async ({
  creator,
  accounts,
}) => {
  const ada = accounts.unregistered();
  await creator.goto('/register');
  await submitRegistration(creator, ada);
  await expect(creator.getByRole('heading', { name: 'Schau in dein Postfach' })).toBeFocused();
  await expect(creator.getByText(ada.email)).toBeVisible();
  await creator.getByRole('button', { name: 'E-Mail noch einmal senden' }).click();
  await expect(creator.getByText('Die E-Mail ist noch einmal unterwegs')).toBeVisible();
  await creator.getByRole('button', { name: 'Angaben ändern' }).click();
  const registration = creator.getByRole('form', { name: 'Registrieren' });
  await expect(registration.getByLabel('E-Mail-Adresse')).toHaveValue(ada.email);

  const { link } = await accounts.mail(ada, '/register/verify');
  await creator.goto(link);
  await creator.getByLabel('Ich stimme zu').check();
  await creator.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(creator).toHaveURL('/register?alert=verified');
  const login = creator.getByRole('form', { name: 'Anmelden' });
  await expect(login.getByLabel('E-Mail-Adresse')).toHaveValue(ada.email);
  await creator.getByRole('alert').getByRole('button', { name: 'Schließen' }).click();
  await creator.reload();
  await expect(login.getByLabel('E-Mail-Adresse')).toHaveValue(ada.email);
  await submitLogin(creator, ada);
  await expect(creator).toHaveURL('/management/exploration');
});

test('keeps the chosen language on the next page and after a reload', async ({ creator }) => {
  await creator.goto('/nowhere');
  await creator.getByLabel('Sprache').selectOption('English');
  await expect(creator.getByRole('heading', { level: 1, name: 'The trail ends here' })).toBeVisible();
  await creator.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(creator).toHaveTitle('Log in or register · Puzzle Runs Studio');
  await creator.reload();
  await expect(creator.getByRole('heading', { level: 1, name: 'Log in or register' })).toBeVisible();
});

test('skips the menu with the keyboard', { tag: '@only-desk' }, async ({ creator, accounts }) => {
  await logInToStudio(creator, await accounts.registered());
  await creator.goto('/management/user');
  await expect(creator.getByRole('heading', { level: 1 })).toBeVisible();
  await creator.keyboard.press('Tab');
  await creator.keyboard.press('Enter');
  await creator.keyboard.press('Tab');
  await expect(creator.getByRole('link', { name: 'Profil bearbeiten' })).toBeFocused();
});
