import { expect } from '@playwright/test';
import { submitLogin } from '../../support/accounts.ts';
import { test } from '../../support/stories.ts';
import { logInToStudio, solveCaptcha } from '../../support/studio/login.ts';

test.use({ at: 'studio', allowedErrors: [400, 401, 409] });

test('deletes an account with the link and the six digits of the mail', async ({ creator, accounts }) => {
  const ada = await accounts.registered();
  await logInToStudio(creator, ada);
  await creator.goto('/management/user');
  await creator.getByRole('link', { name: 'Löschen beantragen' }).click();
  const request = creator.getByRole('button', { name: 'E-Mail anfordern' });
  await request.click();
  await expect(creator).toHaveURL(/alert=incorrect_entry$/);
  await creator.getByLabel('Ja, ich möchte mein Konto löschen.').check();
  await request.click();
  await expect(creator.getByText('Bestätige, dass du ein Mensch bist.')).toBeVisible();
  await solveCaptcha(creator);
  await request.click();
  await expect(creator.getByRole('alert')).toContainText('Schau in dein Postfach');
  await expect(creator).toHaveURL(/alert=email$/);
  await solveCaptcha(creator);
  await request.click();
  await expect(creator).toHaveURL(/alert=code_already_created$/);

  const { link, digits } = await accounts.mail(ada, '/management/user/account/delete');
  await creator.goto(link);
  const code = creator.getByLabel('Löschcode');
  const remove = creator.getByRole('button', { name: 'Endgültig löschen' });
  await code.fill(digits);
  await remove.click();
  await expect(creator).toHaveURL(/alert=incorrect_entry$/);
  await creator.getByRole('checkbox').check();
  await code.fill('12345');
  await remove.click();
  await expect(creator.getByText('Der Code hat genau sechs Ziffern.')).toBeVisible();
  await code.fill(digits === '123456' ? '654321' : '123456');
  await remove.click();
  await expect(creator).toHaveURL(/alert=invalid_delete_code$/);
  await code.fill(`${digits.slice(0, 3)} ${digits.slice(3)}`);
  await remove.click();
  await expect(creator.getByRole('heading', { level: 1, name: 'Dein Konto ist gelöscht' })).toBeVisible();
  await expect(creator).toHaveURL('/management/user/account/delete/success');

  await creator.goto('/register');
  await submitLogin(creator, ada);
  await expect(creator.getByRole('alert')).toContainText('Anmelden nicht möglich');
});

test('asks for a login before the link of the mail opens', async ({ creator, accounts }) => {
  const ada = await accounts.registered();
  await creator.goto('/management/user/account/delete/abc');
  await submitLogin(creator, ada);
  await expect(creator).toHaveURL('/management/user/account/delete/abc');
  await expect(creator.getByLabel('Löschcode')).toBeVisible();
});
