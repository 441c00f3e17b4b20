import type { Page } from '@playwright/test';

/** The scripts of both sites. */
export const SCRIPTS = /\/assets\/.*\.js$/;

/** Holds back files of the site like a slow connection; returns the function that releases them. */
export async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
