import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { call } from '@puzzle-runs/web/api.ts';
import { ApiProblem } from '@puzzle-runs/web/api-problem.ts';
import { routes } from '@puzzle-runs/web/routes.ts';
import { session } from '@puzzle-runs/web/session.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

export interface SpotAt {
  /** Slugs. */
  exploration: string;
  poi: string;
}

/** An own spot with its quests in order; `not_found` when there is none. */
export function spotWithQuests({ exploration, poi }: SpotAt) {
  return queryOptions({
    queryKey: [routes.managedPois.list.path, 'quests', exploration, poi],
    async queryFn(): Promise<ManagedPoi & { Tasks: ManagedTask[] }> {
      const { rows } = await call(routes.managedPois.list, {
        headers: session.accountHeaders(),
        query: { exploration_name: exploration, name: poi, show: 'task' },
      });
      const [spot] = rows;
      if (!spot) throw new ApiProblem(404, 'not_found');
      return { ...spot, Tasks: spot.Tasks ?? [] };
    },
  });
}

/** Reads everything anew that shows spots and their quests; the quest that was just stored is known at once. */
export async function rereadQuests(client: QueryClient, at: SpotAt, stored?: ManagedTask): Promise<void> {
  if (stored) {
    client.setQueryData(spotWithQuests(at).queryKey, (spot) => {
      if (!spot) return spot;
      const others = spot.Tasks.filter(({ id }) => id !== stored.id);
      return { ...spot, Tasks: [...others, stored].toSorted((a, b) => a.position - b.position) };
    });
  }
  await client.invalidateQueries({ queryKey: [routes.managedPois.list.path] });
}
