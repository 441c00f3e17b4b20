import { useEffect, useSyncExternalStore } from 'react';

type Status = 'unknown' | 'granted' | 'refused';

interface Permission {
  /** `granted`: the watch may start; the browser may still ask the player. */
  status: Status;
  /** The player tapped: ask the browser. */
  grant: () => void;
}

/**
 * Kept for the page, so that a player does not have to tap on every spot: not all browsers have the Permissions API.
 */
let current: Status = 'unknown';
const listeners = new Set<() => void>();

function adopt(status: Status): void {
  current = status;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

const read = () => current;
const grant = () => adopt('granted');

/** The browser refused the position. */
export function refusePosition(): void {
  adopt('refused');
}

/** Whether this site may read the position; shared by all components. Follows changes in the browser's settings. */
export function usePositionPermission(): Permission {
  const status = useSyncExternalStore(subscribe, read);

  useEffect(() => {
    const listener = new AbortController();
    async function follow() {
      const permission = await navigator.permissions?.query({ name: 'geolocation' });
      if (!permission || listener.signal.aborted) return;
      const take = () => {
        if (permission.state === 'granted') grant();
        if (permission.state === 'denied') refusePosition();
      };
      take();
      permission.addEventListener('change', take, { signal: listener.signal });
    }
    // A browser that does not know this permission asks the player after a tap.
    follow().catch(() => undefined);
    return () => listener.abort();
  }, []);

  return { status, grant };
}
