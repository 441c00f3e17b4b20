import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { session } from '@puzzle-runs/web/session/session.ts';
import type { QueryClient } from '@tanstack/react-query';

/** A page of all licences, latest first; `email` is a part of the holder's address, '' for everybody. */
export function allLicenses({ email, offset }: { email: string; offset: number }) {
  return query(routes.subscriptions.list, {
    headers: session.accountHeaders(),
    query: { offset, ...(email !== '' && { email }) },
  });
}

/** A licence was granted or ended: all lists are read again, for an owner may hold one himself. */
export async function licensesChanged(client: QueryClient): Promise<void> {
  const { list, myself } = routes.subscriptions;
  await Promise.all([list, myself].map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
}
