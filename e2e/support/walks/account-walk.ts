import { expect } from '@playwright/test';
import { logInToPlayerSite } from '../accounts.ts';
import { openPage, type Walk } from './open-page.ts';

/** Account pages, before and after login. */
export const accountWalk: Walk = async (player, checkPage, accounts) => {
  for (const [where, address] of Object.entries({
    'login and registration': '/register',
    'registration sent': '/register/success',
    confirmation: '/register/verify?code=abc',
    'confirmation without a code': '/register/verify?alert=code',
    confirmed: '/register/verify/success',
    'password forgotten': '/password/forgotten',
    'recovery sent': '/password/forgotten/success',
    'new password': '/password/reset?code=abc',
    'new password without a code': '/password/reset',
    'password changed': '/password/reset/success',
    'logged out': '/logout',
  })) {
    await openPage(player, address);
    await checkPage(where);
  }

  await openPage(player, '/register');
  const forms = player.getByRole('form');
  await forms.last().getByRole('textbox').nth(2).fill('abc');
  await forms.last().getByRole('textbox').nth(3).fill('abcd');
  for (const form of [forms.first(), forms.last()]) await form.getByRole('button').last().click();
  await expect(player).toHaveURL(/alert=password$/);
  await checkPage('forms with everything wrong');

  await openPage(player, '/exploration/der-kurze-weg');
  await player.getByRole('button', { name: /^(Mitmachen|Join)$/ }).click();
  await expect(player).toHaveURL(/\/poi$/);
  await logInToPlayerSite(player, await accounts.registered());
  await expect(player.getByRole('region', { name: /(mitnehmen|to your account)\?$/ })).toBeVisible();
  await checkPage('progress to be taken over');
  await openPage(player, '/register');
  await checkPage('login page while logged in');
  await player.setViewportSize({ width: 390, height: 844 });
  await player.getByRole('button', { name: /^(Mehr|More)$/ }).click();
  await expect(player.getByRole('dialog')).toBeVisible();
  await checkPage('menu');
};
