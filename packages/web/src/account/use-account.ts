import type { SessionClaims } from '@puzzle-runs/contract/user.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { accountClaimsOf, session } from '../session/session.ts';

/**
 * Name and group of the logged-in account, undefined when logged out. Updates on login and logout, also from other
 * tabs.
 */
export function useAccount(): Pick<SessionClaims, 'name' | 'group'> | undefined {
  const token = useSyncExternalStore(
    session.subscribe,
    () => session.authToken()?.accessToken,
    () => undefined,
  );
  return useMemo(
    () => (token === undefined ? undefined : accountClaimsOf({ tokenType: 'Bearer', accessToken: token })),
    [token],
  );
}
