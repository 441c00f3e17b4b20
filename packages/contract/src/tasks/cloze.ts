import { ENTRIES_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { CLOZE_BLANK } from '@puzzle-runs/domain/tasks/cloze/cloze.ts';
import { z } from 'zod';
import { listEdit, optimisticLock } from '../management/input/input-fields.ts';
import { html, id, ruleWithReason, submissionId } from '../shared.ts';
import { answerTexts, fileAccepted, fileItem, itemInput, newItems, positionInput } from './item-fields.ts';
import { changedReplies, fileReplies, newReplies, storedReplies } from './reply-fields.ts';

export const cloze = {
  played: z.object({
    text: z.string(),
    preview: z.boolean(),
    TaskClozeWords: z.array(z.object({ word: z.string() })),
  }),
  answer: answerTexts.meta({ description: 'The words in the order of the gaps', examples: [['Turm', '1384']] }),
  content: z.object({
    text: z.string(),
    preview: z.boolean(),
    TaskClozeWords: z.array(z.object({ id, word: z.string(), position: z.int() })),
    ...storedReplies,
  }),
  newContent: z
    .object({
      text: html.task.cloze_text.default(''),
      preview: z.boolean().default(true),
      TaskClozeWords: newItems({ word: itemInput, position: positionInput.optional() }),
      ...newReplies,
    })
    .prefault({}),
  changeCall: {
    method: 'PUT',
    path: '/pois/:poi_id/tasks/:task_id/cloze',
    summary: 'Change the text and the words of a cloze task',
    description: 'Send new words, changes by id and ids to delete. Only for a task of type `cloze`.',
    body: z
      .object({
        text: html.task.cloze_text.optional(),
        preview: z.boolean().optional(),
        ...listEdit({ word: itemInput, position: positionInput }),
        ...changedReplies,
        ...optimisticLock,
        submission_id: submissionId,
      })
      .meta({ id: 'ClozeChange' }),
  },
  file: z.strictObject({
    text: html.task.cloze_text.refine(
      (value) => value.includes(CLOZE_BLANK),
      ruleWithReason('no_gap', 'needs a gap of ten underscores'),
    ),
    preview: z.boolean().default(true),
    words: z.array(fileItem).min(1).max(ENTRIES_MAX),
    ...fileAccepted,
    ...fileReplies,
  }),
} as const;
