import { WAITED_MINUTES_MAX } from '@puzzle-runs/domain/poi/hint-timing.ts';
import type { TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { z } from 'zod';
import { id, submissionId } from '../shared.ts';
import { perKind, taskSchema, taskUnion } from '../tasks/task-schemas.ts';
import { arrivalSubmission } from './arrival-submission.ts';

function taskSubmission<K extends TaskType>(kind: K) {
  return z.object({
    progress_type: z.literal('task'),
    progress_id: id,
    task_type: z.literal(kind),
    answer: taskSchema(kind, 'answer'),
    submission_id: submissionId,
  });
}

type TaskSubmissions = { [K in TaskType]: ReturnType<typeof taskSubmission<K>> };

/** What a player sends: an answer, a hint purchase or an arrival. */
export const submission = z
  .discriminatedUnion('progress_type', [
    taskUnion('TaskSubmission', {
      ...perKind<TaskSubmissions>(taskSubmission),
      photo: taskSubmission('photo').extend({
        /** Whether the reviewer may show the photo on the big screen of the battle. */
        board_allowed: z.boolean().default(false),
      }),
    }),
    z
      .object({
        progress_type: z.literal('hint'),
        progress_id: id,
        /** Full minutes at the poi as a phone without a network has counted them; only where phones hold the answers. */
        waited_minutes: z.int().min(0).max(WAITED_MINUTES_MAX).optional(),
        submission_id: submissionId,
      })
      .meta({ id: 'HintPurchase' }),
    arrivalSubmission,
  ])
  .meta({ id: 'Submission' });

export const submissionResult = z
  .discriminatedUnion('progress_type', [
    z
      .object({
        progress_type: z.literal('task'),
        progress_id: id,
        /** `pending`: a photo that counts once it is accepted; it brings no points yet. */
        state: z.enum(['solved', 'pending']),
        points: z.int(),
        netPoints: z.int(),
      })
      .meta({ id: 'SolvedTask' }),
    z
      .object({
        progress_type: z.literal('hint'),
        progress_id: id,
        hint_value: z.string(),
        /** Missing in results that were stored before descriptions. */
        hint_description: z.string().optional(),
        netPoints: z.int(),
      })
      .meta({ id: 'BoughtHint' }),
    z.object({ progress_type: z.literal('arrival'), progress_id: id, netPoints: z.int() }).meta({ id: 'ReachedPoi' }),
  ])
  .meta({ id: 'SubmissionResult' });

export type Submission = z.infer<typeof submission>;
export type SubmissionResult = z.infer<typeof submissionResult>;
