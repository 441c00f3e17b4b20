import type { Review, Reviews } from '@puzzle-runs/contract/management/review.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { steadyAddresses } from '@puzzle-runs/web/photo/steady-address.ts';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountCall, accountQuery } from '#shell/account-call.ts';
import type { ReviewFilters, ReviewScope } from './review-filters.ts';

export const REVIEWS_PAGE = 24;

/** Polling interval in milliseconds: new photos appear without a reload. */
const REFRESH_MS = 8_000;

/** One page of the photos of a run or battle; undefined while it loads. */
export function useReviews(scope: ReviewScope, { state, task }: ReviewFilters, offset: number): Reviews | undefined {
  const [addressOf] = useState(() => steadyAddresses());
  const query = { ...scope, state, ...(task !== undefined && { task_id: task }), limit: REVIEWS_PAGE, offset };
  const { data } = useQuery({
    ...accountQuery(routes.managedReviews.list, { query }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    staleTime: 0,
    throwOnError: (_, asked) => asked.state.data === undefined,
  });
  if (!data) return undefined;
  const rows = data.rows.map((row) => (row.url === null ? row : { ...row, url: addressOf(row.id, row.url) }));
  return { ...data, rows };
}

/** The current state of a photo after another device reviewed it; undefined when it was deleted. */
export async function reloadReview(scope: ReviewScope, { id, Task }: Review): Promise<Review | undefined> {
  const query = { ...scope, state: 'all', task_id: Task.id, limit: 100 } as const;
  const { rows } = await accountCall(routes.managedReviews.list, { query });
  return rows.find((review) => review.id === id);
}

/** Refetches the photos and every query that shows their number. */
export function rereadReviews(client: QueryClient): void {
  for (const { path } of [routes.managedReviews.list, routes.managedEvents.teams])
    void client.invalidateQueries({ queryKey: [path] });
}
