import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { accountRoutes } from '#http/account-routes.ts';
import { type Routes, streamJson } from '#http/register.ts';
import { removeProgress } from '../battles/participants.service.ts';
import { writeStatistic } from '../statistic/statistic.service.ts';
import { exportStatisticCsv } from '../statistic/statistic-csv.service.ts';
import { listManagedProgress, readCards, readOwnRanking } from './progress.service.ts';

export function managedProgressRoutes(app: FastifyInstance, deps: Deps): Routes<'managedProgress'> {
  const accountRoute = accountRoutes(app);
  return {
    list: accountRoute((account, { query }) => listManagedProgress(deps, account, query)),
    remove: accountRoute((account, { body }) => removeProgress(deps, account, body)),
    statistic: accountRoute(async (account, { query: { battle_name: slug, team_id: teamId }, reply }) =>
      streamJson<{ count: number; rows: StatisticEntry[] }>(
        reply,
        await writeStatistic(deps, account, { slug, teamId }),
      ),
    ),
    statisticFile: accountRoute(async (account, { query, reply }) => {
      const { name, csv } = await exportStatisticCsv(deps, account, query);
      reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
      return csv;
    }),
    ranking: accountRoute((account, { query }) => readOwnRanking(deps, account, query.battle_name)),
    share: accountRoute((account, { query }) => readCards(deps, account, query.name)),
  };
}
