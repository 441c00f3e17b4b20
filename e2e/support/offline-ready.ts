import type { Page } from '@playwright/test';

// As texts: scripts/ also uses this file, and its types do not know the browser's.

const IS_CONTROLLED = `(async () => {
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
})()`;

/** Whether the browser has stored each game on it. Opening a database that is missing would create an empty one. */
export const IS_GAME_STORED = `(async () => {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'puzzle-runs')) return false;
  const games = Object.keys(JSON.parse(localStorage.getItem('runTokens') ?? '{}')).length;
  return new Promise((resolve) => {
    const opened = indexedDB.open('puzzle-runs');
    opened.onsuccess = () => {
      const counted = opened.result.transaction('games').objectStore('games').count();
      counted.onsuccess = () => {
        opened.result.close();
        resolve(games > 0 && counted.result >= games);
      };
    };
  });
})()`;

/** Waits until the service worker has stored the pages and controls this one, and the game on it is stored. */
export async function offlineReady(page: Page): Promise<void> {
  await page.evaluate(IS_CONTROLLED);
  // The event stream of a game never ends, so the network is never idle.
  await page.waitForFunction(IS_GAME_STORED);
}
