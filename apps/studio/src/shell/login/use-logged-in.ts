import { accountClaimsOf, session } from '@puzzle-runs/web/session/session.ts';
import { useSyncExternalStore } from 'react';

function isLoggedIn(): boolean {
  const token = session.authToken();
  return token !== undefined && accountClaimsOf(token) !== undefined;
}

/**
 * Whether this device has a login. True while the build renders the first screen, which only logged-in creators see.
 */
export function useLoggedIn(): boolean {
  return useSyncExternalStore(session.subscribe, isLoggedIn, () => true);
}
