import { expect } from '@playwright/test';
import { submitLogin } from '../../support/accounts.ts';
import { test } from '../../support/stories.ts';

test('shows registration errors beside their fields and focuses the first one', async ({ player, accounts }) => {
  const ada = accounts.unregistered();
  await player.goto('/register');
  const form = player.getByRole('form', { name: 'Registrieren' });
  const send = form.getByRole('button', { name: 'Konto anlegen' });
  await send.click();
  await expect(form.getByLabel('Benutzername')).toBeFocused();
  for (const words of [
    'Gib deinen Benutzernamen ein.',
    'Gib deine E-Mail-Adresse ein.',
    'Gib dein Passwort ein.',
    'Gib das Passwort noch einmal ein.',
    'Bitte stimme zuerst zu.',
  ]) {
    await expect(form.getByText(words)).toBeVisible();
  }

  await form.getByLabel('Benutzername').fill(ada.name);
  await expect(form.getByText('Gib deinen Benutzernamen ein.')).toBeHidden();
  await form.getByLabel('E-Mail-Adresse').fill('ada@');
  const password = form.getByLabel('Passwort', { exact: true });
  await password.fill('abcÄ');
  await expect(form.getByRole('listitem')).toHaveText([
    'Erlaubt sind nur Buchstaben von A bis Z, Ziffern und @$!%*?&',
    'ein Großbuchstabe',
    'eine Ziffer',
    'ein Sonderzeichen aus @$!%*?&',
    'mindestens 8 Zeichen',
  ]);
  await password.fill(ada.password);
  await form.getByLabel('Passwort wiederholen').fill(`${ada.password}!`);
  await form.getByLabel('Ich stimme nicht zu').check();
  await send.click();
  await expect(player).toHaveURL('/register?alert=password');
  await expect(form.getByText('Die beiden Passwörter sind nicht gleich.')).toBeVisible();
  await expect(form.getByText('Das ist keine E-Mail-Adresse.')).toBeVisible();
  await expect(form.getByLabel('E-Mail-Adresse')).toBeFocused();

  await form.getByRole('button', { name: 'Passwort zeigen' }).first().click();
  await expect(password).toHaveAttribute('type', 'text');
});

test('refuses a password that breaks the password rules without sending it', async ({ player, accounts }) => {
  await player.goto('/register');
  await submitLogin(player, { ...accounts.unregistered(), password: 'einfach' });
  await expect(player.getByText('Falsches Passwort.')).toBeVisible();
  await expect(player).toHaveURL('/register');
});

test.describe('without a network', () => {
  test.use({ allowedErrors: ['network'] });

  test('shows that the login failed and keeps the input', async ({ player, accounts }) => {
    const ada = await accounts.registered();
    await player.goto('/register');
    await player.route('**/api/users/login', (route) => route.abort());
    await submitLogin(player, ada);
    await expect(player).toHaveURL('/register?alert=unexpected');
    await expect(player.getByText('Keine Verbindung. Prüfe dein Netz')).toBeVisible();
    await expect(player.getByRole('alert')).toHaveCount(1);
    await player.unroute('**/api/users/login');
    await player.getByRole('form', { name: 'Anmelden' }).getByRole('button', { name: 'Anmelden' }).click();
    await expect(player).toHaveURL('/');
  });
});

test.describe('a confirmation link', () => {
  test.use({ allowedErrors: [400] });

  test('confirms once, and asks for a missing code', async ({ player, accounts }) => {
    const ada = await accounts.registered();
    const { link } = await accounts.mail(ada, '/register/verify');
    await player.goto(link);
    await player.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(player.getByText('Bitte stimme zuerst zu.')).toBeVisible();
    await player.getByLabel('Ich stimme zu').check();
    await player.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(player).toHaveURL(/\?code=.+&alert=verification_failed$/);
    await expect(player.getByRole('alert').first()).toContainText('schon benutzt');

    await player.goto('/register/verify');
    await expect(player).toHaveURL('/register/verify?alert=code');
    await expect(player.getByRole('heading', { level: 1, name: 'Hier fehlt der Code' })).toBeVisible();
    await player.getByRole('button', { name: 'Schließen' }).click();
    await expect(player).toHaveURL('/register/verify');
  });
});
