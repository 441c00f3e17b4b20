import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQuery } from '@tanstack/react-query';

/** Origin of the player site, where forgotten passwords, terms and privacy have their pages; undefined until it is known. */
export function usePlayerUrl(): string | undefined {
  return useQuery(query(routes.site.settings)).data?.player_url;
}
