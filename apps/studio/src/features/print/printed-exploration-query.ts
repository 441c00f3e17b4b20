import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { queryOptions } from '@tanstack/react-query';
import { accountCall } from '#shell/account-call.ts';

/**
 * An exploration of the account with all its content, by slug. Always stale, so that every visit refetches it.
 * Rejects with `not_found` if the account has no such exploration.
 */
export function printedExplorationQuery(slug: string) {
  return queryOptions({
    queryKey: [routes.managedExplorations.print.path, slug],
    async queryFn() {
      const { rows } = await accountCall(routes.managedExplorations.print, {
        query: { name: slug },
      });
      const [exploration] = rows;
      if (!exploration) throw new ApiProblem(404, 'not_found');
      return exploration;
    },
    staleTime: 0,
  });
}
