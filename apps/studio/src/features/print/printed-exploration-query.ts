import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { queryOptions } from '@tanstack/react-query';
import { accountCall } from '#shell/account-call.ts';

/** An own run with all it holds, by its slug, as it stands now; `not_found` when there is none. */
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
