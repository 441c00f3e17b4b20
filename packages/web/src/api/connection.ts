/** The last call of the API got no response, and none has succeeded since. */
let lost = false;
const listeners = new Set<() => void>();

function notify() {
  for (const listener of listeners) listener();
}

/** Notes whether a call reached the server. A phone may call itself online without a usable network. */
export function noteConnection(reached: boolean): void {
  if (lost === !reached) return;
  lost = !reached;
  notify();
}

/** Whether the site has no network now. */
export function isOffline(): boolean {
  return lost || globalThis.navigator?.onLine === false;
}

/** Calls back when the network may have gone or come back. @returns unsubscribes */
export function subscribeConnection(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
