import { ENTRIES_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { z } from 'zod';
import { listEdit, optimisticLock } from '../management/input/input-fields.ts';
import { id, submissionId } from '../shared.ts';
import { fileItem, itemInput, newItems } from './item-fields.ts';

const choices = z
  .array(z.strictObject({ answer: fileItem, correct: z.boolean() }))
  .min(1)
  .max(ENTRIES_MAX);

export const choice = {
  played: z.object({ TaskChoices: z.array(z.object({ id, answer: z.string() })) }),
  answer: z
    .array(id)
    .min(1)
    .max(ENTRIES_MAX)
    .meta({ description: 'Ids of the chosen `TaskChoices`', examples: [[12, 14]] }),
  content: z.object({ TaskChoices: z.array(z.object({ id, answer: z.string(), correct: z.boolean() })) }),
  newContent: z
    .object({ TaskChoices: newItems({ answer: itemInput, correct: z.boolean().default(false) }) })
    .prefault({}),
  changeCall: {
    method: 'PUT',
    path: '/pois/:poi_id/tasks/:task_id/choice',
    summary: 'Change the choices of a choice task',
    description: 'Send new choices, changes by id and ids to delete. Only for a task of type `choice`.',
    body: z
      .object({
        ...listEdit({ answer: itemInput, correct: z.boolean() }),
        ...optimisticLock,
        submission_id: submissionId,
      })
      .meta({ id: 'ChoiceChange' }),
  },
  file: z.strictObject({ choices }),
} as const;
