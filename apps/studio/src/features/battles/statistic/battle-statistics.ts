import { routes } from '@puzzle-runs/web/api/routes.ts';
import { accountQuery } from '#shell/account-call.ts';

/** Milliseconds after which figures are read again while a battle is played; they are many, and looked at rather than followed. */
const REFRESH_MS = 30_000;

/** The statistic of all teams of an own battle, by name. */
export function battleStatisticsQuery(slug: string) {
  return {
    ...accountQuery(routes.managedProgress.statistic, { query: { battle_name: slug } }),
    refetchInterval: REFRESH_MS,
  };
}
