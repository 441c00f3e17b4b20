import type { SessionClaims } from '@puzzle-runs/contract/user.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { accountClaimsOf, session } from '../session/session.ts';

/** Name and group of whoever is logged in, undefined for nobody; told at once when that changes, in another tab, too. */
export function useAccount(): Pick<SessionClaims, 'name' | 'group'> | undefined {
  const token = useSyncExternalStore(session.subscribe, () => session.authToken()?.accessToken);
  return useMemo(
    () => (token === undefined ? undefined : accountClaimsOf({ tokenType: 'Bearer', accessToken: token })),
    [token],
  );
}
