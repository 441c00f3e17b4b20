import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { ownedCalls } from '#http/account-routes.ts';
import { type Routes, written } from '#http/register.ts';
import { removeProgress } from '../battles/participants.service.ts';
import { writeStatistic } from '../statistic/statistic.service.ts';
import { writeStatisticFile } from '../statistic/statistic-csv.service.ts';
import { listManagedProgress, readCards, readOwnRanking } from './progress.service.ts';

export function managedProgressRoutes(app: FastifyInstance, deps: Deps): Routes<'managedProgress'> {
  const owned = ownedCalls(app, deps);
  return {
    list: owned((account, { query }) => listManagedProgress(deps, account, query)),
    remove: owned((account, { body }) => removeProgress(deps, account, body)),
    statistic: owned(async (account, { query: { battle_name: slug, team_id: teamId }, reply }) =>
      written<{ count: number; rows: StatisticEntry[] }>(reply, await writeStatistic(deps, account, { slug, teamId })),
    ),
    statisticFile: owned(async (account, { query, reply }) => {
      const { name, csv } = await writeStatisticFile(deps, account, query);
      reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
      return csv;
    }),
    ranking: owned((account, { query }) => readOwnRanking(deps, account, query.battle_name)),
    share: owned((account, { query }) => readCards(deps, account, query.name)),
  };
}
