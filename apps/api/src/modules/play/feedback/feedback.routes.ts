import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { limited } from '#http/limits/rate-limits.ts';
import type { Routes } from '#http/register.ts';
import { playerOf, requirePlayer } from '#http/tokens.ts';
import { readOwnComment, readOwnReports, reportTask, writeComment } from './feedback.service.ts';

export function feedbackRoutes(app: FastifyInstance, deps: Deps): Routes<'feedback'> {
  const { store } = deps;
  const writing = { onRequest: requirePlayer, preHandler: limited(app, 'feedback') };
  return {
    reports: {
      hooks: { onRequest: requirePlayer },
      handler: async ({ request }) => ({ status: 200, body: await readOwnReports(store.db, playerOf(request)) }),
    },
    report: {
      hooks: writing,
      handler: async ({ request, body }) => ({ status: 200, body: await reportTask(deps, playerOf(request), body) }),
    },
    comment: {
      hooks: { onRequest: requirePlayer },
      handler: async ({ request }) => ({ status: 200, body: await readOwnComment(store.db, playerOf(request)) }),
    },
    setComment: {
      hooks: writing,
      handler: async ({ request, body }) => ({ status: 200, body: await writeComment(deps, playerOf(request), body) }),
    },
  };
}
