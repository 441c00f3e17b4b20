import { routes } from '@puzzle-runs/web/api/routes.ts';
import { accountQuery } from '#shell/account-call.ts';

/** Polling interval in milliseconds. Long, because the response is large and organisers do not follow it live. */
const REFRESH_MS = 30_000;

/** Statistic of all teams in a battle of the account, sorted by team name. */
export function battleStatisticsQuery(slug: string) {
  return {
    ...accountQuery(routes.managedProgress.statistic, { query: { battle_name: slug } }),
    refetchInterval: REFRESH_MS,
  };
}
