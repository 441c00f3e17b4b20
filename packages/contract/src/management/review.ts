import { NUMBER_MAX } from '@puzzle-runs/domain/clamp-number.ts';
import { REVIEW_REASON_MAX } from '@puzzle-runs/domain/photo/photo-review.ts';
import { NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { failures } from '../failures.ts';
import { playedTeam } from '../play/progress.ts';
import { id, idParam, namedRecord, page, paging, submissionId, text, time, writtenText } from '../shared.ts';
import { photoState } from '../task.ts';
import { photoReview } from '../tasks/photo.ts';
import { sessionToken } from '../token-headers.ts';
import { deleted } from './input/input-fields.ts';

const c = initContract();

/** A photo of a player, as the creator of the run reviews it. It names no persons. */
const reviewEntry = z
  .object({
    id,
    /** `pending` also for a photo that counts at once, until it is reviewed. */
    state: photoState,
    /** Of the task when the photo was sent. */
    review: photoReview,
    reason: z.string().nullable(),
    /** Points that it brings; null while it brings none. */
    points: z.int().nullable(),
    /** Points of the task. */
    max_points: z.int(),
    /** Whether the team lets visitors see it on the big screen. */
    board_allowed: z.boolean(),
    on_board: z.boolean(),
    /** When a visitor of the big screen reported it; null without a report, and once it was reviewed again. */
    reported_at: time.nullable(),
    sent_at: time,
    reviewed_at: time.nullable(),
    /** When its picture is deleted at the latest; null once it was deleted. */
    deletes_at: time.nullable(),
    updated_at: time,
    /** Valid for ten minutes; null once the picture was deleted. */
    url: z.string().nullable(),
    Exploration: namedRecord,
    Poi: namedRecord,
    Task: namedRecord,
    Team: playedTeam.nullable(),
    Battle: namedRecord.nullable(),
  })
  .meta({ id: 'Review' });

/** Photos of one run or of one battle: exactly one of both. */
const ofRunOrBattle = {
  exploration_name: text(NAME_MAX).optional(),
  battle_name: text(NAME_MAX).optional(),
};

const ofPhoto = z.object({ photo_id: idParam });

export const managedReviews = c.router({
  list: {
    method: 'GET',
    path: '/management/reviews',
    summary: 'List the photos of players to review',
    description:
      'Send the slug of an own run or of a battle. Returns the photos of the own runs, the oldest first while they ' +
      'are pending, otherwise the newest first.',
    headers: sessionToken,
    query: z.object({
      ...ofRunOrBattle,
      state: z.enum([...photoState.options, 'all']).default('pending'),
      task_id: idParam.optional(),
      ...paging,
    }),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found'),
      200: page(reviewEntry)
        .extend({
          /** Photos of the run or battle that were not reviewed yet, also those that the filter leaves out. */
          open: z.int(),
          /** The photo tasks of the run or battle, for a filter. */
          tasks: z.array(namedRecord.extend({ Poi: namedRecord, Exploration: namedRecord }).meta({ id: 'PhotoTask' })),
        })
        .meta({ id: 'Reviews' }),
    },
  },
  judge: {
    method: 'POST',
    path: '/management/reviews/:photo_id',
    summary: 'Accept or reject a photo',
    description:
      'An accepted photo brings the points of its task, or `points`. A rejected one brings none and its task is ' +
      'open again. A verdict may be changed. Send `updated_at` as it was read; a stale one is refused with ' +
      '`conflict`.',
    pathParams: ofPhoto,
    headers: sessionToken,
    body: z
      .object({
        verdict: z.enum(['accepted', 'rejected']),
        /** Needed for a rejection and for other points than those of the task. */
        reason: writtenText(REVIEW_REASON_MAX).optional(),
        points: z.int().min(0).max(NUMBER_MAX).optional(),
        updated_at: time,
        submission_id: submissionId,
      })
      .meta({ id: 'Verdict' }),
    responses: {
      ...failures('invalid_request', 'missing', 'unauthorized', 'not_found', 'conflict', 'rate_limited'),
      200: reviewEntry,
    },
  },
  showOnBoard: {
    method: 'PUT',
    path: '/management/reviews/:photo_id/board',
    summary: 'Show a photo on the big screen, or take it off',
    description: 'Only an accepted photo of a battle whose team allowed it; others are refused with `forbidden`.',
    pathParams: ofPhoto,
    headers: sessionToken,
    body: z.object({ on_board: z.boolean(), updated_at: time }).meta({ id: 'BoardChoice' }),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'forbidden', 'not_found', 'conflict', 'rate_limited'),
      200: reviewEntry,
    },
  },
  remove: {
    method: 'DELETE',
    path: '/management/reviews/:photo_id',
    summary: 'Delete the picture of a photo',
    description: 'The verdict and the points stay.',
    pathParams: ofPhoto,
    headers: sessionToken,
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found'), 200: deleted },
  },
  zip: {
    method: 'GET',
    path: '/management/reviews/zip',
    summary: 'Download the photos of a run or battle',
    description: 'A ZIP file with the photos of the own runs that were not rejected and not deleted.',
    headers: sessionToken,
    query: z.object(ofRunOrBattle),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found', 'rate_limited'),
      200: c.otherResponse({ contentType: 'application/zip', body: z.custom<Uint8Array>() }),
    },
  },
});

export type Review = z.infer<typeof reviewEntry>;
export type Reviews = z.infer<(typeof managedReviews)['list']['responses'][200]>;
export type Verdict = z.infer<(typeof managedReviews)['judge']['body']>;
