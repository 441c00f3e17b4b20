import { expect, type Page } from '@playwright/test';

/** The scripts of both sites. */
export const SCRIPTS = /\/assets\/.*\.js$/;

/**
 * Holds back files or responses of the site like a slow connection.
 * @returns releases them. It waits until the page has asked for one of them, and fails if it does not.
 */
export async function holdBack(page: Page, files: RegExp): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let held = 0;
  await page.route(files, async (route) => {
    held++;
    await promise;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => held, `requests for ${files}`).toBeGreaterThan(0);
    resolve();
  };
}
