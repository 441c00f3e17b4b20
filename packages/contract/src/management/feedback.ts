import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { failures } from '../failures.ts';
import { reportReason } from '../play/feedback.ts';
import { id, idParam, namedRecord, page, paging, time } from '../shared.ts';
import { sessionToken } from '../token-headers.ts';

const c = initContract();

const ofExploration = z.object({ exploration_id: idParam });
const ofReport = z.object({ exploration_id: idParam, report_id: idParam });
const ofComment = z.object({ exploration_id: idParam, comment_id: idParam });

const taskReport = z
  .object({
    id,
    task: namedRecord,
    poi: namedRecord,
    reason: reportReason,
    text: z.string(),
    created_at: time,
    resolved_at: time.nullable(),
  })
  .meta({ id: 'TaskReport' });

const openReports = z.object({ poi_id: id, task_id: id, open: z.int() }).meta({ id: 'OpenReports' });

const receivedComment = z
  .object({ id, rating: z.int(), text: z.string(), updated_at: time })
  .meta({ id: 'ReceivedComment' });

export const managedFeedback = c.router({
  reports: {
    method: 'GET',
    path: '/management/explorations/:exploration_id/reports',
    summary: 'List the reports about the tasks of an own exploration',
    description: 'Open reports first, the latest first. Never who sent them.',
    pathParams: ofExploration,
    headers: sessionToken,
    query: z.object({ task_id: idParam.optional(), ...paging }),
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found'), 200: page(taskReport) },
  },
  openReports: {
    method: 'GET',
    path: '/management/explorations/:exploration_id/open-reports',
    summary: 'Count the open reports of an own exploration by task',
    description: 'Returns only tasks with open reports.',
    pathParams: ofExploration,
    headers: sessionToken,
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found'), 200: page(openReports) },
  },
  resolve: {
    method: 'PATCH',
    path: '/explorations/:exploration_id/reports/:report_id',
    summary: 'Resolve a report, or open it again',
    description: 'The player who sent it sees that it is resolved.',
    pathParams: ofReport,
    headers: sessionToken,
    body: z.object({ resolved: z.boolean() }).meta({ id: 'ReportState' }),
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found', 'rate_limited'), 200: taskReport },
  },
  removeReport: {
    method: 'DELETE',
    path: '/explorations/:exploration_id/reports/:report_id',
    summary: 'Delete a report',
    description: 'For reports that break the law or name a person. The player may then report the task again.',
    pathParams: ofReport,
    headers: sessionToken,
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found'),
      200: z.object({ id }).meta({ id: 'RemovedReport' }),
    },
  },
  comments: {
    method: 'GET',
    path: '/management/explorations/:exploration_id/comments',
    summary: 'List the comments with the ratings of an own exploration',
    description: 'The latest first. Never who wrote them; nothing of it is public.',
    pathParams: ofExploration,
    headers: sessionToken,
    query: z.object(paging),
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found'), 200: page(receivedComment) },
  },
  removeComment: {
    method: 'DELETE',
    path: '/explorations/:exploration_id/comments/:comment_id',
    summary: 'Delete a comment',
    description: 'The rating stays.',
    pathParams: ofComment,
    headers: sessionToken,
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found'),
      200: z.object({ id }).meta({ id: 'RemovedComment' }),
    },
  },
});

export type TaskReport = z.infer<typeof taskReport>;
export type ReceivedComment = z.infer<typeof receivedComment>;
