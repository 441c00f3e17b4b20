import type { Deps } from '#deps.ts';
import { type Routes, written } from '#http/register.ts';
import { accountOf, requireAccount } from '#http/session.ts';
import { removeProgress } from './participants.service.ts';
import { listManagedProgress, readCards, readOwnRanking } from './progress.service.ts';
import { writeStatistic } from './statistic.service.ts';
import { writeStatisticFile } from './statistic-file.service.ts';

export function managedProgressRoutes(deps: Deps): Routes<'managedProgress'> {
  const hooks = { onRequest: requireAccount(deps) };
  return {
    list: {
      hooks,
      handler: async ({ request, query }) => ({
        status: 200,
        body: await listManagedProgress(deps, accountOf(request), query),
      }),
    },
    remove: {
      hooks,
      handler: async ({ request, body }) => ({
        status: 200,
        body: await removeProgress(deps, accountOf(request), body),
      }),
    },
    statistic: {
      hooks,
      handler: async ({ request, query: { battle_name: slug, team_id: teamId }, reply }) => {
        const json = await writeStatistic(deps, accountOf(request), { slug, teamId });
        return { status: 200, body: written(reply, json) };
      },
    },
    statisticFile: {
      hooks,
      handler: async ({ request, query, reply }) => {
        const { name, csv } = await writeStatisticFile(deps, accountOf(request), query);
        reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
        return { status: 200, body: csv };
      },
    },
    ranking: {
      hooks,
      handler: async ({ request, query }) => ({
        status: 200,
        body: await readOwnRanking(deps, accountOf(request), query.battle_name),
      }),
    },
    share: {
      hooks,
      handler: async ({ request, query }) => ({
        status: 200,
        body: await readCards(deps, accountOf(request), query.name),
      }),
    },
  };
}
