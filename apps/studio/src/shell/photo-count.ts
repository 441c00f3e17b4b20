import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from './account-call.ts';

/** Number of photos to review in a run or battle; undefined without photo quests, and while loading. */
export function usePhotoCount(of: { exploration_name: string } | { battle_name: string }): number | undefined {
  const { data } = useQuery(accountQuery(routes.managedReviews.list, { query: { ...of, limit: 1 } }));
  return data && data.tasks.length > 0 ? data.open : undefined;
}
