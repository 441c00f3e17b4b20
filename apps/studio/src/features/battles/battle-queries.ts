import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { accountCall, accountQuery } from '#shell/account-call.ts';

/** An own battle by its slug, with its participants; `not_found` when there is none. */
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

/** A page of the own battles, newest first. */
export function battleListQuery(offset: number) {
  return accountQuery(routes.managedBattles.list, { query: { offset } });
}

/** Everything the organiser did to a battle, latest first. */
export function battleActsQuery(battleId: number, offset: number) {
  return accountQuery(routes.managedBattles.acts, {
    params: { battle_id: battleId },
    query: { offset },
  });
}

/** A battle was created, changed or deleted: pages show it as the API answered it; lists and the log are read again. */
export function updateBattleCache(client: QueryClient, battle?: ManagedBattle): void {
  if (battle) client.setQueryData(battleQuery(battle.slug).queryKey, battle);
  void client.invalidateQueries({
    queryKey: [routes.managedBattles.list.path],
    predicate: ({ queryKey }) => queryKey[1] !== 'one',
  });
  void client.invalidateQueries({ queryKey: [routes.managedBattles.acts.path] });
}

/** Who plays in a battle changed: it is read again, and so is all that counts its teams. */
export async function refetchBattle(client: QueryClient, slug: string): Promise<void> {
  updateBattleCache(client, await client.fetchQuery({ ...battleQuery(slug), staleTime: 0 }));
  const { list, ranking, statistic } = routes.managedProgress;
  await Promise.all([list, ranking, statistic].map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
}
