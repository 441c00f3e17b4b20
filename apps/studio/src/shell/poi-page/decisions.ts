import type { ExplorationTrail } from '@puzzle-runs/contract/management/trail.ts';
import { PAGE_SIZE_MAX } from '@puzzle-runs/domain/wire-sizes.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { accountCall } from '#shell/account-call.ts';

/** A decision of a run with its options, which the trail does not name. */
export interface Decision {
  id: number;
  name: string;
  poi: number;
  options: readonly { id: number; name: string }[];
}

const NONE: readonly Decision[] = [];

/** Its key begins like those of the lists of pois, so that what rereads these rereads the decisions. */
function decisionsQuery(exploration_name: string) {
  return queryOptions({
    queryKey: [routes.managedPois.list.path, 'decisions', exploration_name],
    async queryFn(): Promise<readonly Decision[]> {
      const read = (offset: number) =>
        accountCall(routes.managedPois.list, {
          query: { exploration_name, show: 'task', limit: PAGE_SIZE_MAX, offset },
        });
      const first = await read(0);
      const more = first.count > PAGE_SIZE_MAX ? (await read(PAGE_SIZE_MAX)).rows : [];
      return [...first.rows, ...more].flatMap(({ id: poi, Tasks = [] }) =>
        Tasks.flatMap((task) =>
          task.task_type === 'decision'
            ? { id: task.id, name: task.name, poi, options: task.task.TaskOptions.map(namedOption) }
            : [],
        ),
      );
    },
  });
}

function namedOption({ id, option }: { id: number; option: string }) {
  return { id, name: option };
}

/** The decisions of a run with their options; reads nothing where there are none. Undefined while they are read. */
export function useDecisions(trail: ExplorationTrail | undefined): readonly Decision[] | undefined {
  const has = trail?.Pois.some(({ Tasks }) => Tasks.some(({ task_type }) => task_type === 'decision')) ?? false;
  const { data } = useQuery({ ...decisionsQuery(trail?.slug ?? ''), enabled: has });
  return has ? data : NONE;
}
