async function start(): Promise<void> {
  const { startOffline } = await import('./start-offline.ts');
  startOffline();
}

/** Starts the background work of the site once the page has loaded with its pictures. */
export function startOfflineAfterLoad(): void {
  // A failure leaves this page without it; the next page that is opened starts it.
  const begin = () => void start().catch(() => undefined);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}
