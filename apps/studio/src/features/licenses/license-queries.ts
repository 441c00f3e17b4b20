import type { Subscription } from '@puzzle-runs/contract/license.ts';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { accountCall, accountQuery } from '#shell/account-call.ts';

const PATH = routes.subscriptions.myself.path;

/** One page of the account's licences, newest first. */
export function licenseListQuery(offset: number) {
  return accountQuery(routes.subscriptions.myself, { query: { offset } });
}

/** A licence of the account. Rejects with `not_found` if the account has no such licence. */
export function licenseQuery(id: number) {
  return queryOptions({
    queryKey: [PATH, 'one', id],
    async queryFn(): Promise<Subscription> {
      const { rows } = await accountCall(routes.subscriptions.myself, {
        query: { subscription_id: id },
      });
      const [license] = rows;
      if (!license) throw new ApiProblem(404, 'not_found');
      return license;
    },
  });
}

/** One page of the units that the holder took by hand, newest entry first. */
export function takenUnitsQuery(id: number, offset: number) {
  return accountQuery(routes.subscriptions.takenUnits, {
    params: { subscription_id: id },
    query: { offset },
  });
}

/**
 * Updates the cache after the holder took units: replaces the licence by the returned one and invalidates lists and the
 * log.
 */
export function updateLicenseCache(client: QueryClient, license: Subscription): void {
  client.setQueryData(licenseQuery(license.id).queryKey, license);
  void client.invalidateQueries({ queryKey: [PATH], predicate: ({ queryKey }) => queryKey[1] !== 'one' });
  void client.invalidateQueries({ queryKey: [routes.subscriptions.takenUnits.path] });
}
