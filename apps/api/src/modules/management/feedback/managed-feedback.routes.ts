import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { accountRoutes } from '#http/account-routes.ts';
import type { Routes } from '#http/register.ts';
import {
  readComments,
  readOpenReports,
  readReports,
  removeComment,
  removeReport,
  resolveReport,
} from './managed-feedback.service.ts';

export function managedFeedbackRoutes(app: FastifyInstance, deps: Deps): Routes<'managedFeedback'> {
  const accountRoute = accountRoutes(app);
  return {
    reports: accountRoute((account, { params, query }) => readReports(deps, account, { ...params, ...query })),
    openReports: accountRoute((account, { params }) => readOpenReports(deps, account, params.exploration_id)),
    resolve: accountRoute((account, { params, body }) => resolveReport(deps, account, { ...params, ...body })),
    removeReport: accountRoute((account, { params }) => removeReport(deps, account, params)),
    comments: accountRoute((account, { params, query }) => readComments(deps, account, { ...params, ...query })),
    removeComment: accountRoute((account, { params }) => removeComment(deps, account, params)),
  };
}
