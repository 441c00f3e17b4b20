import { COMMENT_MAX, REPORT_REASONS, REPORT_TEXT_MAX } from '@puzzle-runs/domain/insights/feedback.ts';
import { isBlank } from '@puzzle-runs/domain/text/blank.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { failures } from '../failures.ts';
import { id, page, time, writtenText } from '../shared.ts';
import { runToken } from '../token-headers.ts';

const c = initContract();

export const reportReason = z.enum(REPORT_REASONS).meta({ id: 'ReportReason' });

const newReport = z
  .object({ task_id: id, reason: reportReason, text: writtenText(REPORT_TEXT_MAX).default('') })
  .refine(({ reason, text }) => reason !== 'other' || !isBlank(text), {
    path: ['text'],
    error: 'must say what is wrong if the reason is `other`',
  })
  .meta({ id: 'NewTaskReport' });

const ownReport = z
  .object({ task_id: id, reason: reportReason, text: z.string(), created_at: time, resolved: z.boolean() })
  .meta({ id: 'OwnTaskReport' });

const comment = z.object({ text: writtenText(COMMENT_MAX) }).meta({ id: 'RatingComment' });

/** What players tell the creator of an exploration; nothing of it is public. */
export const feedback = c.router({
  reports: {
    method: 'GET',
    path: '/progress/reports',
    summary: 'List the own reports about tasks',
    description: 'Returns what this participation has reported, and whether the creator has resolved it.',
    headers: runToken,
    responses: { ...failures('unauthorized'), 200: page(ownReport) },
  },
  report: {
    method: 'POST',
    path: '/progress/reports',
    summary: 'Report a task to its creator',
    description:
      'Only for tasks of open pois, once per participation and task, and not in trials. The creator sees reason and ' +
      'text, never who sent them.',
    headers: runToken,
    body: newReport,
    responses: {
      ...failures(
        'invalid_request',
        'unauthorized',
        'forbidden',
        'not_found',
        'poi_locked',
        'already_reported',
        'rate_limited',
      ),
      200: ownReport,
    },
  },
  comment: {
    method: 'GET',
    path: '/progress/comment',
    summary: 'Get the own comment',
    description: 'Returns the comment with the rating of this participation; empty without one.',
    headers: runToken,
    responses: { ...failures('unauthorized'), 200: comment },
  },
  setComment: {
    method: 'PUT',
    path: '/progress/comment',
    summary: 'Write or delete the own comment',
    description:
      'Only after rating the exploration. A second comment replaces the first, an empty one deletes it. Only the ' +
      'creator reads it.',
    headers: runToken,
    body: comment,
    responses: { ...failures('invalid_request', 'unauthorized', 'forbidden', 'rate_limited'), 200: comment },
  },
});

export type ParsedTaskReport = z.output<typeof newReport>;
export type OwnTaskReport = z.infer<typeof ownReport>;
