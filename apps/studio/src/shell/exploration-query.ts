import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import type { ExplorationTrail } from '@puzzle-runs/contract/management/trail.ts';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { accountCall } from '#shell/account-call.ts';

/** Query for one of the account's explorations by its slug; fails with `not_found`. */
export function explorationQuery(slug: string) {
  return queryOptions({
    queryKey: [routes.managedExplorations.list.path, 'one', slug],
    async queryFn(): Promise<ManagedExploration> {
      const { rows } = await accountCall(routes.managedExplorations.list, {
        query: { name: slug },
      });
      const [exploration] = rows;
      if (!exploration) throw new ApiProblem(404, 'not_found');
      return exploration;
    },
  });
}

/**
 * Query for the trail of an own exploration: all its pois with their tasks, by its slug. Its key begins like those of
 * the lists of pois, so that what rereads these rereads the trail.
 */
export function trailQuery(slug: string) {
  return queryOptions({
    queryKey: [routes.managedPois.list.path, 'trail', slug],
    queryFn: (): Promise<ExplorationTrail> => accountCall(routes.managedExplorations.trail, { query: { name: slug } }),
  });
}

/** Call after creating, changing or deleting an exploration: caches the response and refetches the lists. */
export function updateExplorationCache(client: QueryClient, exploration?: ManagedExploration): void {
  if (exploration) {
    client.setQueryData(explorationQuery(exploration.slug).queryKey, exploration);
    void client.invalidateQueries({ queryKey: trailQuery(exploration.slug).queryKey });
  }
  void client.invalidateQueries({
    queryKey: [routes.managedExplorations.list.path],
    predicate: ({ queryKey }) => queryKey[1] !== 'one',
  });
}
