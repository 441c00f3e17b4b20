import { expect } from '@playwright/test';
import { tryToLogIn } from '../people.ts';
import { logInToStudio, openMenu, solveCaptcha } from '../studio/login.ts';
import { open, type Walk } from './walk.ts';

/** Pages of the studio, before and after logging in. */
export const studio: Walk = async (creator, look, people) => {
  for (const [where, address] of Object.entries({
    'login and registration': '/register',
    'login with a wish': '/management/user/account',
    'session ended': '/register?alert=session_ended',
    'account deleted': '/management/user/account/delete/success',
    'not found': '/nowhere',
  })) {
    await open(creator, address);
    await look(where);
  }

  await open(creator, '/register');
  const registration = creator.getByRole('form').last();
  await registration.getByRole('textbox').nth(2).fill('abc');
  await registration.getByRole('textbox').nth(3).fill('abcd');
  await registration.getByRole('button').last().click();
  await tryToLogIn(creator, { email: '', password: 'abc' });
  await look('forms with everything wrong');

  await logInToStudio(creator, await people.member());
  await look('no run yet');
  await open(creator, '/management/user');
  await look('account');
  await creator.setViewportSize({ width: 390, height: 844 });
  await openMenu(creator);
  await look('menu');

  await open(creator, '/management/user/account');
  await creator.getByRole('textbox').nth(2).fill('abc');
  await creator.getByRole('button', { name: /^(Speichern|Save)$/ }).click();
  await look('profile with everything wrong');
  await creator.getByRole('main').getByRole('link').first().click();
  await expect(creator.getByRole('dialog')).toBeVisible();
  await look('leaving a changed form');
  await creator
    .getByRole('dialog')
    .getByRole('button', { name: /gehen$|leave$/ })
    .click();

  await open(creator, '/management/user/account/delete');
  await creator.getByRole('button', { name: /anfordern$|email$/ }).click();
  await look('deletion, refused');
  await solveCaptcha(creator);
  await look('deletion, solved');

  await open(creator, '/management/user/account/delete/abc');
  await creator.getByRole('checkbox').check();
  await creator.getByRole('textbox').fill('12');
  await creator.getByRole('button', { name: /löschen$|^Delete/ }).click();
  await look('deletion code, refused');
  await open(creator, '/management/nowhere');
  await look('not found, logged in');
};
