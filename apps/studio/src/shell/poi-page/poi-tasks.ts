import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { accountCall } from '#shell/account-call.ts';

export interface PoiAt {
  /** Slug, like `poi`. */
  exploration: string;
  poi: string;
}

/** A poi with its tasks in order. */
export type PoiWithTasks = ManagedPoi & { Tasks: ManagedTask[] };

/** A poi of the account with its tasks in order. Rejects with `not_found` if the account has no such poi. */
export function poiWithTasks({ exploration, poi }: PoiAt) {
  return queryOptions({
    queryKey: [routes.managedPois.list.path, 'tasks', exploration, poi],
    async queryFn(): Promise<PoiWithTasks> {
      const { rows } = await accountCall(routes.managedPois.list, {
        query: { exploration_name: exploration, name: poi, show: 'task' },
      });
      const [found] = rows;
      if (!found) throw new ApiProblem(404, 'not_found');
      return { ...found, Tasks: found.Tasks ?? [] };
    },
  });
}

/**
 * Shows what was just stored of a poi, before it is read again. By id: its slug may be about to change with the same
 * save.
 */
export function showInPoi(client: QueryClient, id: number, change: (poi: PoiWithTasks) => Partial<PoiWithTasks>): void {
  client.setQueriesData<PoiWithTasks>({ queryKey: [routes.managedPois.list.path, 'tasks'] }, (poi) =>
    poi?.id === id ? ({ ...poi, ...change(poi) } as PoiWithTasks) : poi,
  );
}

/** Refetches all lists of pois and tasks. */
export async function rereadTasks(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: [routes.managedPois.list.path] });
}
