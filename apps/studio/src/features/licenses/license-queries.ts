import type { Subscription } from '@puzzle-runs/contract/license.ts';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { accountCall, accountQuery } from '#shell/account-call.ts';

const PATH = routes.subscriptions.myself.path;

/** A page of the own licences, latest first. */
export function licenseListQuery(offset: number) {
  return accountQuery(routes.subscriptions.myself, { query: { offset } });
}

/** One of the own licences; `not_found` when there is none. */
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

/** What was taken from a licence by hand, latest first. */
export function takenUnitsQuery(id: number, offset: number) {
  return accountQuery(routes.subscriptions.takenUnits, {
    params: { subscription_id: id },
    query: { offset },
  });
}

/** Units were taken from a licence: it is shown as the API answered it; lists and the log are read again. */
export function updateLicenseCache(client: QueryClient, license: Subscription): void {
  client.setQueryData(licenseQuery(license.id).queryKey, license);
  void client.invalidateQueries({ queryKey: [PATH], predicate: ({ queryKey }) => queryKey[1] !== 'one' });
  void client.invalidateQueries({ queryKey: [routes.subscriptions.takenUnits.path] });
}
