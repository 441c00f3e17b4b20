import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { queryOptions } from '@tanstack/react-query';
import { accountCall } from '#shell/account-call.ts';

interface At {
  /** Slugs. */
  exploration: string;
  poi: string;
}

/**
 * Query for one of the account's pois by its slug; fails with `not_found`.
 * Invalidate `routes.managedPois.list.path` after changing it.
 */
export function poiQuery({ exploration, poi }: At) {
  const path = routes.managedPois.list.path;
  return queryOptions({
    queryKey: [path, 'one', exploration, poi],
    async queryFn(): Promise<ManagedPoi> {
      const { rows } = await accountCall(routes.managedPois.list, {
        query: { exploration_name: exploration, name: poi },
      });
      const [found] = rows;
      if (!found) throw new ApiProblem(404, 'not_found');
      return found;
    },
  });
}
