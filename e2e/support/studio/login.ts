import { expect, type Locator, type Page } from '@playwright/test';
import type { TestAccount } from '../accounts.ts';

/**
 * Logs the browser in at the studio by a call; the next page that it opens is logged in. The form has its own stories: filling it in and
 * loading two pages costs a quarter of a short story.
 */
export async function logInToStudio(creator: Page, account: Pick<TestAccount, 'email' | 'password'>): Promise<void> {
  const { email, password } = account;
  // The connection that it uses again may have been closed by the server a moment ago.
  const response = await creator.request.post('/api/users/login', { data: { email, password }, maxRetries: 2 });
  expect(response.ok(), 'login').toBe(true);
  await creator.goto('/icon.svg'); // has the storage of the site, and no scripts
  await creator.localStorage.setItem('authToken', await response.text());
}

/** Logs the browser in at the studio and opens the list of runs. */
export async function openStudio(creator: Page, account: Pick<TestAccount, 'email' | 'password'>): Promise<void> {
  await logInToStudio(creator, account);
  await creator.goto('/management/exploration');
  await expect(creator.getByRole('heading', { level: 1 })).toBeVisible();
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
