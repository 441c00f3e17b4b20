import { ENTRIES_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { z } from 'zod';
import { listEdit, optimisticLock } from '../management/input/input-fields.ts';
import { id, submissionId } from '../shared.ts';
import { answerTexts, fileItem, itemInput, newItems, positionInput } from './item-fields.ts';

export const order = {
  played: z.object({ TaskOrderEntries: z.array(z.object({ text: z.string() })) }),
  answer: answerTexts.meta({
    description: 'The texts of all `TaskOrderEntries` in order',
    examples: [['Rathaus', 'Dom', 'Schloss']],
  }),
  content: z.object({ TaskOrderEntries: z.array(z.object({ id, text: z.string(), position: z.int() })) }),
  newContent: z
    .object({ TaskOrderEntries: newItems({ text: itemInput, position: positionInput.optional() }) })
    .prefault({}),
  changeCall: {
    method: 'PUT',
    path: '/pois/:poi_id/tasks/:task_id/order',
    summary: 'Change the entries of an order task',
    description: 'Send new entries, changes by id and ids to delete. Only for a task of type `order`.',
    body: z
      .object({
        ...listEdit({ text: itemInput, position: positionInput }),
        ...optimisticLock,
        submission_id: submissionId,
      })
      .meta({ id: 'OrderChange' }),
  },
  file: z.strictObject({ entries: z.array(fileItem).min(2).max(ENTRIES_MAX) }),
} as const;
