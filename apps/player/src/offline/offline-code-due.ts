/** A slow phone stores the site later than that, and its network may be gone by then. */
const PATIENCE_MS = 3_000;

let resolveDue: () => void;

/**
 * Resolves when the code for offline play is to be loaded. At once on a page that a service worker controls; on a first
 * visit when the worker has stored the site, so that nothing is transferred for it beside the first screen. Not later
 * than the player's first tap or key, or a few seconds: most browsers remember a file that could not be loaded, so it
 * must be loaded while there is a network.
 */
export const offlineCodeDue = new Promise<void>((resolve) => {
  resolveDue = resolve;
  if (navigator.serviceWorker?.controller) return resolve();
  setTimeout(resolve, PATIENCE_MS);
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, () => resolve(), { once: true });
});

/** Called when the site is stored, or will not be. */
export function noteOfflineCodeDue(): void {
  resolveDue();
}
