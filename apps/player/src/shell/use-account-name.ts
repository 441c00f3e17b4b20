import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { session } from '@puzzle-runs/web/session/session.ts';
import { useQuery } from '@tanstack/react-query';

/**
 * The name of whoever is logged in, as the account has it now: the studio may have changed it since the login on this site, whose token
 * says the old one. Undefined for nobody.
 */
export function useAccountName(): string | undefined {
  const account = useAccount();
  const { data } = useQuery({
    ...query(routes.users.myself, { headers: session.accountHeaders() }),
    enabled: account !== undefined,
  });
  return account && (data?.name ?? account.name);
}
