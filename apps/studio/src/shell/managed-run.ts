import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { call } from '@puzzle-runs/web/api.ts';
import { ApiProblem } from '@puzzle-runs/web/api-problem.ts';
import { routes } from '@puzzle-runs/web/routes.ts';
import { session } from '@puzzle-runs/web/session.ts';
import { queryOptions } from '@tanstack/react-query';

/** One own run by its slug; `not_found` when there is none. Invalidate `routes.managedExplorations.list.path` after changing it. */
export function managedRun(exploration: string) {
  return queryOptions({
    queryKey: [routes.managedExplorations.list.path, 'one', exploration],
    async queryFn(): Promise<ManagedExploration> {
      const { rows } = await call(routes.managedExplorations.list, {
        headers: session.accountHeaders(),
        query: { name: exploration },
      });
      const [run] = rows;
      if (!run) throw new ApiProblem(404, 'not_found');
      return run;
    },
  });
}
