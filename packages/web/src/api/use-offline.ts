import { useSyncExternalStore } from 'react';
import { isOffline, subscribeConnection } from './connection.ts';

/** Whether the site has no network now. */
export function useOffline(): boolean {
  return useSyncExternalStore(subscribeConnection, isOffline, () => false);
}
