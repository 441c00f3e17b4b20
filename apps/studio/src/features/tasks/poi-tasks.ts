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

/** A poi of the account with its tasks in order. Rejects with `not_found` if the account has no such poi. */
export function poiWithTasks({ exploration, poi }: PoiAt) {
  return queryOptions({
    queryKey: [routes.managedPois.list.path, 'tasks', exploration, poi],
    async queryFn(): Promise<ManagedPoi & { Tasks: ManagedTask[] }> {
      const { rows } = await accountCall(routes.managedPois.list, {
        query: { exploration_name: exploration, name: poi, show: 'task' },
      });
      const [found] = rows;
      if (!found) throw new ApiProblem(404, 'not_found');
      return { ...found, Tasks: found.Tasks ?? [] };
    },
  });
}

/** Refetches all lists of pois and tasks. A task that was just stored replaces the cached one immediately. */
export async function rereadTasks(client: QueryClient, at: PoiAt, stored?: ManagedTask): Promise<void> {
  if (stored) {
    client.setQueryData(poiWithTasks(at).queryKey, (poi) => {
      if (!poi) return poi;
      const others = poi.Tasks.filter(({ id }) => id !== stored.id);
      return { ...poi, Tasks: [...others, stored].toSorted((a, b) => a.position - b.position) };
    });
  }
  await client.invalidateQueries({ queryKey: [routes.managedPois.list.path] });
}
