import { expect, type Page } from '@playwright/test';
import { test } from '../../support/stories.ts';
import { openStudio } from '../../support/studio/login.ts';

/** Sends the events of a page that the browser puts into its memory and takes out again. */
async function sendToMemory(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
}

async function restore(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
}

test.describe('in the studio', () => {
  test.use({ at: 'studio' });

  test('a page restored after a logout shows nothing of the account, and one of the same account is as before', async ({
    creator,
    accounts,
  }) => {
    await openStudio(creator, await accounts.registered());
    const title = creator.getByRole('heading', { level: 1, name: 'Puzzle Runs' });
    // The page watches for this once its first screen is shown.
    await expect(async () => {
      await sendToMemory(creator);
      await expect(title).toBeHidden({ timeout: 500 });
    }).toPass();
    await restore(creator);
    await expect(title).toBeVisible();

    await sendToMemory(creator);
    await creator.localStorage.removeItem('authToken');
    await restore(creator);
    await expect(creator).toHaveURL(/\/register/);
    await expect(title).toBeHidden();
  });
});

test('a page of the player restored after a logout shows nothing of the account', async ({ player, accounts }) => {
  const { email, password } = await accounts.registered();
  const login = await player.request.post('/api/users/login', { data: { email, password } });
  await player.goto('/icon.svg');
  await player.localStorage.setItem('authToken', await login.text());
  await player.goto('/progress');
  const name = player.getByText('Ada Lovelace').first();
  await expect(name).toBeVisible();
  await sendToMemory(player);
  await expect(name).toBeHidden();
  await player.localStorage.removeItem('authToken');
  await restore(player);
  await expect(player.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(name).toBeHidden();
});
