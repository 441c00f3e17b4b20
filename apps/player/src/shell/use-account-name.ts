import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { session } from '@puzzle-runs/web/session/session.ts';
import { useQuery } from '@tanstack/react-query';

/**
 * Current name of the logged-in account. Fetched, because it may have been changed in the studio after the login here,
 * and the token contains the old one. Undefined when logged out.
 */
export function useAccountName(): string | undefined {
  const account = useAccount();
  const { data } = useQuery({
    ...query(routes.users.myself, { headers: session.accountHeaders() }),
    enabled: account !== undefined,
  });
  return account && (data?.name ?? account.name);
}
