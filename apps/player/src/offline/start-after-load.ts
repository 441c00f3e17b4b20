let isStarted = false;

/** Starts the background work of the site once, when the page has loaded with its pictures. `start`: of the first caller. */
export function startAfterLoad(start: () => void): void {
  if (isStarted) return;
  isStarted = true;
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}

/** The same for a page outside a game, which has not loaded that code. */
export function startOfflineAfterLoad(): void {
  startAfterLoad(() => void import('./start-offline.ts').then((file) => file.startOffline()).catch(() => undefined));
}
