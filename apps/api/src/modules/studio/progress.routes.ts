import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { ownedCalls } from '#http/owned-calls.ts';
import type { Routes } from '#http/register.ts';
import { removeProgress } from './participants.service.ts';
import { listManagedProgress, readCards, readOwnRanking } from './progress.service.ts';
import { readStatistic } from './statistic.service.ts';
import { writeStatistic } from './statistic-file.service.ts';

export function managedProgressRoutes(app: FastifyInstance, deps: Deps): Routes<'managedProgress'> {
  const owned = ownedCalls(app, deps);
  return {
    list: owned((account, { query }) => listManagedProgress(deps, account, query)),
    remove: owned((account, { body }) => removeProgress(deps, account, body)),
    statistic: owned((account, { query }) =>
      readStatistic(deps, account, { slug: query.battle_name, teamId: query.team_id }),
    ),
    statisticFile: owned(async (account, { query, reply }) => {
      const { name, csv } = await writeStatistic(deps, account, query);
      reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
      return csv;
    }),
    ranking: owned((account, { query }) => readOwnRanking(deps, account, query.battle_name)),
    share: owned((account, { query }) => readCards(deps, account, query.name)),
  };
}
