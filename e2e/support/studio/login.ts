import { expect, type Locator, type Page } from '@playwright/test';
import { submitLogin, type TestAccount } from '../accounts.ts';

/** Logs in on the studio; ends on the list of runs. */
export async function logInToStudio(creator: Page, account: Pick<TestAccount, 'email' | 'password'>): Promise<void> {
  await creator.goto('/register');
  await submitLogin(creator, account);
  await expect(creator).toHaveURL('/management/exploration');
}

/** Returns the open menu; on phones it is opened by a button. */
export async function openMenu(creator: Page): Promise<Locator> {
  const menu = creator.getByRole('navigation', { name: /^(Menü|Menu)$/ });
  const button = creator.getByRole('button', { name: /^(Menü öffnen|Open menu)$/ });
  if (await button.isVisible()) await button.click();
  await expect(menu).toBeVisible();
  return menu;
}

/** Ticks the captcha and waits until the browser has solved it. */
export async function solveCaptcha(creator: Page): Promise<void> {
  await creator.getByRole('checkbox', { name: /^(Ich bin ein Mensch|I am human)$/ }).click();
  await expect(creator.getByText(/^(Geschafft|Done)$/)).toBeVisible({ timeout: 30_000 });
}
