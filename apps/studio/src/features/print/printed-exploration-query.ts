import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { queryOptions } from '@tanstack/react-query';
import { accountCall } from '#shell/account-call.ts';

/**
 * An exploration of the account with all its content, by slug; with `lang` in another language. Always stale, so that
 * every visit refetches it. Rejects with `not_found` if the account has no such exploration.
 */
export function printedExplorationQuery(slug: string, lang?: string) {
  return queryOptions({
    queryKey: [routes.managedExplorations.print.path, slug, lang],
    async queryFn() {
      const { rows } = await accountCall(routes.managedExplorations.print, {
        query: { name: slug, ...(lang !== undefined && { lang }) },
      });
      const [exploration] = rows;
      if (!exploration) throw new ApiProblem(404, 'not_found');
      return exploration;
    },
    staleTime: 0,
  });
}
