import { ACCURACY_CLASSES } from '@puzzle-runs/domain/geo/accuracy-class.ts';
import { CODE_MAX } from '@puzzle-runs/domain/limits.ts';
import type { TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import { z } from 'zod';
import { coordinatesLocation } from './poi.ts';
import { id, text } from './shared.ts';
import { answers } from './task.ts';
import { taskUnion } from './task-union.ts';

/** Idempotency key made by the client: repeating a submission returns the first result and counts only once. */
const submissionId = z.uuid().optional();

function taskSubmission<K extends TaskType>(kind: K) {
  return z.object({
    progress_type: z.literal('task'),
    progress_id: id,
    task_type: z.literal(kind),
    answer: answers[kind],
    submission_id: submissionId,
  });
}

const arrivalFields = { progress_type: z.literal('arrival'), progress_id: id, submission_id: submissionId };

/** An arrival. `progress_id` is the id of the poi. */
const arrivalSubmission = z
  .discriminatedUnion('via', [
    z
      .object({
        ...arrivalFields,
        via: z.literal('position'),
        /** How accurate the position is: up to 20 m, up to 100 m, or worse. */
        accuracy: z.enum(ACCURACY_CLASSES),
        /** Only where the server judges (`arrival.judge`), and refused elsewhere. Judged at once, neither stored nor logged. */
        position: coordinatesLocation
          .extend({
            /** Metres. */
            accuracy: z.number().min(0).max(100_000_000),
          })
          .meta({ id: 'Position' })
          .optional(),
      })
      .meta({ id: 'ArrivalByPosition' }),
    z.object({ ...arrivalFields, via: z.literal('code'), code: text(CODE_MAX) }).meta({ id: 'ArrivalByCode' }),
    z.object({ ...arrivalFields, via: z.literal('self_reported') }).meta({ id: 'SelfReportedArrival' }),
  ])
  .meta({ id: 'ArrivalSubmission' });

/** What a player sends: an answer, a hint purchase or an arrival. */
export const submission = z
  .discriminatedUnion('progress_type', [
    taskUnion('TaskSubmission', {
      guess_text: taskSubmission('guess_text'),
      guess_number: taskSubmission('guess_number'),
      choice: taskSubmission('choice'),
      cloze: taskSubmission('cloze'),
      locate: taskSubmission('locate'),
      order: taskSubmission('order'),
    }),
    z
      .object({ progress_type: z.literal('hint'), progress_id: id, submission_id: submissionId })
      .meta({ id: 'HintPurchase' }),
    arrivalSubmission,
  ])
  .meta({ id: 'Submission' });

export const submissionResult = z
  .discriminatedUnion('progress_type', [
    z
      .object({ progress_type: z.literal('task'), progress_id: id, points: z.int(), netPoints: z.int() })
      .meta({ id: 'SolvedTask' }),
    z
      .object({ progress_type: z.literal('hint'), progress_id: id, hint_value: z.string(), netPoints: z.int() })
      .meta({ id: 'BoughtHint' }),
    z.object({ progress_type: z.literal('arrival'), progress_id: id, netPoints: z.int() }).meta({ id: 'ReachedPoi' }),
  ])
  .meta({ id: 'SubmissionResult' });

export type Submission = z.infer<typeof submission>;
export type SubmissionResult = z.infer<typeof submissionResult>;
