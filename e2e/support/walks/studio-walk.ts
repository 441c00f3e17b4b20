import { expect } from '@playwright/test';
import { submitLogin } from '../accounts.ts';
import { openMenu, openStudio, solveCaptcha } from '../studio/login.ts';
import { openPage, type Walk } from './open-page.ts';

/** Login, profile and account pages of the studio. */
export const studioWalk: Walk = async (creator, checkPage, accounts) => {
  for (const [where, address] of Object.entries({
    'login and registration': '/register',
    'login with a requested page': '/management/user/account',
    'session ended': '/register?alert=session_ended',
    'account deleted': '/management/user/account/delete/success',
    'not found': '/nowhere',
  })) {
    await openPage(creator, address);
    await checkPage(where);
  }

  await openPage(creator, '/register');
  const registration = creator.getByRole('form').last();
  await registration.getByRole('textbox').nth(2).fill('abc');
  await registration.getByRole('textbox').nth(3).fill('abcd');
  await registration.getByRole('button').last().click();
  await submitLogin(creator, { email: '', password: 'abc' });
  await checkPage('forms with everything wrong');

  await openStudio(creator, await accounts.registered());
  await checkPage('no run yet');
  await openPage(creator, '/management/user');
  await checkPage('account');
  await creator.setViewportSize({ width: 390, height: 844 });
  await openMenu(creator);
  await checkPage('menu');

  await openPage(creator, '/management/user/account');
  await creator.getByRole('textbox').nth(2).fill('abc');
  await creator.getByRole('button', { name: /^(Speichern|Save)$/ }).click();
  await checkPage('profile with everything wrong');
  await creator.getByRole('main').getByRole('link').first().click();
  await expect(creator.getByRole('dialog')).toBeVisible();
  await checkPage('leaving a changed form');
  await creator
    .getByRole('dialog')
    .getByRole('button', { name: /gehen$|leave$/ })
    .click();

  await openPage(creator, '/management/user/account/delete');
  await creator.getByRole('button', { name: /anfordern$|email$/ }).click();
  await checkPage('deletion, refused');
  await solveCaptcha(creator);
  await checkPage('deletion, solved');

  await openPage(creator, '/management/user/account/delete/abc');
  await creator.getByRole('checkbox').check();
  await creator.getByRole('textbox').fill('12');
  await creator.getByRole('button', { name: /löschen$|^Delete/ }).click();
  await checkPage('deletion code, refused');
  await openPage(creator, '/management/nowhere');
  await checkPage('not found, logged in');
};
