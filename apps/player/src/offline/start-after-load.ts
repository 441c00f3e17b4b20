/** Starts the queue and the service worker, once, after everything that the first screen needs. */
export function startOfflineAfterLoad(): void {
  // A failure leaves the site without them, e.g. where a private window blocks storage.
  const start = () =>
    void import('./game-offline.ts').then(({ startOffline }) => startOffline()).catch(() => undefined);
  // The event may have been fired before.
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}
