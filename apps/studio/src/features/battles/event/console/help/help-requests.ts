import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import type { EventTeam } from '@puzzle-runs/contract/management/event.ts';
import { PAGE_SIZE_MAX } from '@puzzle-runs/domain/wire-sizes.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { accountQuery } from '#shell/account-call.ts';

/** Calls for help of a battle: unresolved ones, oldest first, then resolved ones. Undefined until they are loaded. */
export function useHelpRequests({ id }: ManagedBattle, teams: readonly EventTeam[]) {
  const unresolved = teams.flatMap(({ help }) => (help === null ? [] : [`${help.id}:${help.state}`]));
  const { queryKey, ...list } = accountQuery(routes.managedHelp.list, {
    params: { battle_id: id },
    query: { limit: PAGE_SIZE_MAX },
  });
  const { data } = useQuery({
    ...list,
    // Live events read the teams again; the list follows when one of their requests has changed.
    queryKey: [...queryKey, unresolved.join()],
    staleTime: 0, // the same requests may be unresolved again
    placeholderData: keepPreviousData,
    throwOnError: (_, asked) => asked.state.data === undefined,
  });
  return data;
}
