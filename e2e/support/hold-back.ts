import type { Page } from '@playwright/test';

/** The scripts of both sites. */
export const SCRIPTS = /\/assets\/.*\.js$/;

/** Holds files of the site back, as a slow line does; returns what lets them through. */
export async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
