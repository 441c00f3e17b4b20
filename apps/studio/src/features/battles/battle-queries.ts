import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { accountCall, accountQuery } from '#shell/account-call.ts';
import { fetchAgain } from '#shell/fetch-again.ts';

/**
 * A battle of the account by its slug, with its participants. Rejects with `not_found` if the account has no such
 * battle.
 */
export function battleQuery(slug: string) {
  return queryOptions({
    queryKey: [routes.managedBattles.list.path, 'one', slug],
    async queryFn(): Promise<ManagedBattle> {
      const { rows } = await accountCall(routes.managedBattles.list, {
        query: { name: slug },
      });
      const [battle] = rows;
      if (!battle) throw new ApiProblem(404, 'not_found');
      return battle;
    },
  });
}

/** One page of the account's battles, newest first. */
export function battleListQuery(offset: number) {
  return accountQuery(routes.managedBattles.list, { query: { offset } });
}

/** One page of the audit log of a battle, newest entry first. */
export function battleActsQuery(battleId: number, offset: number) {
  return accountQuery(routes.managedEvents.log, {
    params: { battle_id: battleId },
    query: { offset },
  });
}

/**
 * Updates the cache after a battle was created, changed or deleted. A battle that the API returned replaces the cached
 * one; lists and the audit log are refetched.
 */
export function updateBattleCache(client: QueryClient, battle?: ManagedBattle): void {
  if (battle) client.setQueryData(battleQuery(battle.slug).queryKey, battle);
  void client.invalidateQueries({
    queryKey: [routes.managedBattles.list.path],
    predicate: ({ queryKey }) => queryKey[1] !== 'one',
  });
  void client.invalidateQueries({ queryKey: [routes.managedEvents.log.path] });
}

/**
 * Refetches a battle after its participants changed, and invalidates progress, ranking and statistic, which depend on
 * them.
 */
export async function refetchBattle(client: QueryClient, slug: string): Promise<void> {
  updateBattleCache(client, await fetchAgain(client, battleQuery(slug)));
  const { list, ranking, statistic } = routes.managedProgress;
  const { teams } = routes.managedEvents;
  await Promise.all(
    [list, ranking, statistic, teams].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
  );
}
