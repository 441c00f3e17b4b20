import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { accountRoutes } from '#http/account-routes.ts';
import type { Routes } from '#http/register.ts';
import { oncePerSubmission } from '#modules/account-submissions/once-per-submission.service.ts';
import { readInsights } from './insights.service.ts';
import { exportInsightsCsv } from './insights-csv.service.ts';
import { replyToAnswer } from './reply-to-answer.service.ts';
import { withdrawAnswer } from './withdraw-answer.service.ts';
import { acceptWrongAnswer, readWrongAnswers } from './wrong-answers.service.ts';

export function managedInsightsRoutes(app: FastifyInstance, deps: Deps): Routes<'managedInsights'> {
  const accountRoute = accountRoutes(app);
  const once = oncePerSubmission(deps);
  return {
    wrongAnswers: accountRoute((account, { params }) => readWrongAnswers(deps, account, params.exploration_id)),
    acceptWrongAnswer: accountRoute(
      once((account, { params, body, acting }) => acceptWrongAnswer(deps, account, { ...params, ...body }, acting)),
    ),
    replyToAnswer: accountRoute(
      once((account, { params, body, acting }) => replyToAnswer(acting, account, { ...params, ...body })),
    ),
    withdrawAnswer: accountRoute((account, { params, body }) => withdrawAnswer(deps, account, { ...params, ...body })),
    read: accountRoute((account, { params, query }) => readInsights(deps, account, { ...params, ...query })),
    file: accountRoute(async (account, { params, query, reply }) => {
      const { name, csv } = await exportInsightsCsv(deps, account, { ...params, ...query });
      reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
      return csv;
    }),
  };
}
