import { routes } from '@puzzle-runs/web/api/routes.ts';
import type { QueryClient } from '@tanstack/react-query';
import { accountQuery } from '#shell/account-call.ts';

/**
 * One page of the licences of all accounts, newest first. `email` is a part of the holder's address; '' matches all
 * holders.
 */
export function allLicenses({ email, offset }: { email: string; offset: number }) {
  return accountQuery(routes.subscriptions.list, {
    query: { offset, ...(email !== '' && { email }) },
  });
}

/**
 * Invalidates all licence lists after a grant or a change, because an owner of the installation may also hold a licence.
 */
export async function licensesChanged(client: QueryClient): Promise<void> {
  const { list, myself } = routes.subscriptions;
  await Promise.all([list, myself].map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
}
