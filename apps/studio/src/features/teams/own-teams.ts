import type { ManagedTeam } from '@puzzle-runs/contract/management/team.ts';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { accountCall, accountQuery } from '#shell/account-call.ts';

const PATH = routes.managedTeams.list.path;

/** One page of the account's teams. */
export function ownTeams(offset: number) {
  return accountQuery(routes.managedTeams.list, { query: { offset } });
}

/** A team of the account by its slug. Rejects with `not_found` if the account has no such team. */
export function managedTeam(slug: string) {
  return queryOptions({
    queryKey: [PATH, 'one', slug],
    async queryFn(): Promise<ManagedTeam> {
      const { rows } = await accountCall(routes.managedTeams.list, {
        query: { name: slug },
      });
      const [team] = rows;
      if (!team) throw new ApiProblem(404, 'not_found');
      return team;
    },
  });
}

/** Updates the cache after a team was created, changed or deleted: stores the returned team and refetches the lists. */
export function teamChanged(client: QueryClient, team?: ManagedTeam): void {
  if (team) client.setQueryData(managedTeam(team.slug).queryKey, team);
  void client.invalidateQueries({ queryKey: [PATH], predicate: ({ queryKey }) => queryKey[1] !== 'one' });
}
