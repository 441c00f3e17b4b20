import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useSuspenseQuery } from '@tanstack/react-query';

/** Public settings of this installation: provider, map style, addresses. */
export function useSiteSettings() {
  return useSuspenseQuery({ ...query(routes.site.settings), staleTime: Number.POSITIVE_INFINITY }).data;
}
