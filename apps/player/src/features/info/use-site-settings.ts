import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useSuspenseQuery } from '@tanstack/react-query';

/** What this installation says of itself: who runs it, which map it shows. */
export function useSiteSettings() {
  return useSuspenseQuery({ ...query(routes.site.settings), staleTime: Number.POSITIVE_INFINITY }).data;
}
