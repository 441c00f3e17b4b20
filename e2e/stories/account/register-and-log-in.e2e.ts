import { expect } from '@playwright/test';
import { submitLogin, submitRegistration } from '../../support/accounts.ts';
import { test } from '../../support/stories.ts';

test('registers, confirms by mail, logs in and logs out', async ({ player, accounts }) => {
  const ada = accounts.unregistered();
  await player.goto('/');
  await player.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
  await player.getByRole('button', { name: 'Passwort vorschlagen' }).click();
  const form = player.getByRole('form', { name: 'Registrieren' });
  const proposed = await form.getByLabel('Passwort', { exact: true }).inputValue();
  await expect(
    player.getByText(`Schreib dir dieses Passwort auf oder speichere es im Browser: ${proposed}`),
  ).toBeVisible();
  await expect(player.getByText('Dieses Passwort passt.')).toBeVisible();
  await expect(player.getByLabel('Passwort wiederholen')).toHaveValue(proposed);
  await submitRegistration(player, ada);
  await expect(player).toHaveURL('/register/success');
  await expect(player.getByText(ada.email)).toBeVisible();

  const { link } = await accounts.mail(ada, '/register/verify');
  await player.goto(link);
  await player.getByLabel('Ich stimme zu').check();
  await player.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(player).toHaveURL('/register/verify/success');
  await player.reload();
  const build = player.getByRole('main').getByRole('link', { name: 'Run bauen' });
  await build.click();
  await expect(player.getByLabel('E-Mail-Adresse').first()).toHaveValue(ada.email);
  await expect(player).toHaveURL(/\/register\?wanted=%2Fmanagement%2Fexploration%2Fcreate#email=/);
  await player.goBack();
  await player.getByRole('main').getByRole('link', { name: 'Anmelden' }).click();
  await expect(player.getByLabel('E-Mail-Adresse').first()).toHaveValue(ada.email);

  await submitLogin(player, ada);
  await expect(player).toHaveURL('/');
  await expect(player.getByRole('banner')).toContainText(ada.name);
  await player.reload();
  await expect(player.getByRole('banner')).toContainText(ada.name);
  await expect(player.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeHidden();
  await expect(player.getByRole('banner').getByRole('link', { name: 'Studio' })).toBeVisible();
  await expect(player.getByRole('banner').getByLabel('Sprache').getByRole('option')).toHaveText(['Deutsch', 'English']);
  expect(await player.context().cookies()).toEqual([]);

  await player.goto('/register');
  await expect(player.getByRole('heading', { level: 1, name: 'Du bist angemeldet' })).toBeVisible();
  await player.getByRole('main').getByRole('link', { name: 'Abmelden' }).click();
  await expect(player.getByRole('heading', { level: 1, name: 'Abgemeldet' })).toBeVisible();
  await expect(player.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ allowedErrors: ['network'] });

  test('logs out on the device although the request fails', async ({ player, accounts }) => {
    const ada = await accounts.registered();
    await player.goto('/register');
    await submitLogin(player, ada);
    await expect(player).toHaveURL('/');
    await player.getByRole('button', { name: 'Mehr' }).click();
    await player.route('**/api/users/logout', (route) => route.abort());
    await player.getByRole('dialog').getByRole('link', { name: 'Abmelden' }).click();
    await expect(player.getByRole('heading', { level: 1, name: 'Abgemeldet' })).toBeVisible();
    await player.reload();
    await expect(player.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
  });
});
