import { expect } from '@playwright/test';
import { register, tryToLogIn } from '../../support/people.ts';
import { test } from '../../support/stories.ts';

test('somebody registers, confirms by mail, logs in and logs out', { tag: '@desk' }, async ({ player, people }) => {
  const ada = people.stranger();
  await player.goto('/');
  await player.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
  await register(player, ada);
  await expect(player).toHaveURL('/register/success');
  await expect(player.getByText(ada.email)).toBeVisible();

  const { link } = await people.mail(ada, '/register/verify');
  await player.goto(link);
  await player.getByLabel('Ich stimme zu').check();
  await player.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(player).toHaveURL('/register/verify/success');
  await player.getByRole('main').getByRole('link', { name: 'Anmelden' }).click();

  await tryToLogIn(player, ada);
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

  test('somebody is logged out all the same', async ({ player, people }) => {
    const ada = await people.member();
    await player.goto('/register');
    await tryToLogIn(player, ada);
    await expect(player).toHaveURL('/');
    await player.getByRole('button', { name: 'Mehr' }).click();
    await player.route('**/api/users/logout', (route) => route.abort());
    await player.getByRole('dialog').getByRole('link', { name: 'Abmelden' }).click();
    await expect(player.getByRole('heading', { level: 1, name: 'Abgemeldet' })).toBeVisible();
    await player.reload();
    await expect(player.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
  });
});
