import { routes } from '@puzzle-runs/web/api/routes.ts';
import type { QueryClient } from '@tanstack/react-query';
import { accountQuery } from '#shell/account-call.ts';

/** A page of all licences, latest first; `email` is a part of the holder's address, '' for everybody. */
export function allLicenses({ email, offset }: { email: string; offset: number }) {
  return accountQuery(routes.subscriptions.list, {
    query: { offset, ...(email !== '' && { email }) },
  });
}

/** A licence was granted or ended: all lists are read again, for an owner may hold one himself. */
export async function licensesChanged(client: QueryClient): Promise<void> {
  const { list, myself } = routes.subscriptions;
  await Promise.all([list, myself].map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
}
