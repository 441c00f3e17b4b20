import type { ManagedPoi, ManagedPrerequisite } from '@puzzle-runs/contract/management/poi.ts';
import type { NewPrerequisite, PrerequisiteChange } from '@puzzle-runs/contract/management/prerequisite.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { accountCall } from '#shell/account-call.ts';
import type { Act } from '#shell/form/use-acts.ts';
import { showInPoi } from '#shell/poi-page/poi-tasks.ts';

/**
 * API calls for the prerequisites of a poi. `refresh` invalidates the poi lists and the checklist, which depend on
 * prerequisites.
 */
export function usePrerequisiteCalls({ id, Exploration }: ManagedPoi) {
  const client = useQueryClient();
  const exploration_name = Exploration.slug;
  return {
    create: (body: NewPrerequisite, act: Act) =>
      act(routes.prerequisites.create, {
        params: { poi_id: id },
        body: { ...body, exploration_name },
      }),
    change: (prerequisite_id: number, body: PrerequisiteChange) =>
      accountCall(routes.prerequisites.change, {
        params: { poi_id: id, prerequisite_id },
        body: { ...body, exploration_name },
      }),
    remove: (prerequisite_id: number) =>
      accountCall(routes.prerequisites.remove, { params: { poi_id: id, prerequisite_id } }),
    /** Shows a prerequisite that was just stored, before the pois are read again. */
    show: (stored: ManagedPrerequisite) =>
      showInPoi(client, id, ({ UnlockPrerequisites: all }) => {
        const isNew = all.every((other) => other.id !== stored.id);
        const changed = all.map((other) => (other.id === stored.id ? stored : other));
        return { UnlockPrerequisites: isNew ? [...changed, stored] : changed };
      }),
    refresh: () =>
      Promise.all(
        [routes.managedPois.list, routes.managedExplorations.checklist].map(({ path }) =>
          client.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  };
}
