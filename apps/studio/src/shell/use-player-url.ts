import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQuery } from '@tanstack/react-query';

/**
 * Returns the origin of the player site, which has the pages for forgotten passwords, terms and privacy;
 * undefined until it is loaded.
 */
export function usePlayerUrl(): string | undefined {
  return useQuery(query(routes.site.settings)).data?.player_url;
}
