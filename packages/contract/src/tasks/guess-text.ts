import { ENTRIES_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { ANSWER_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { z } from 'zod';
import { listEdit, optimisticLock } from '../management/input/input-fields.ts';
import { id, nonBlankText, submissionId } from '../shared.ts';
import { fileAccepted, fileItem, itemInput, newItems } from './item-fields.ts';
import { changedReplies, fileReplies, newReplies, storedReplies } from './reply-fields.ts';

/** Typing mistakes that a text may have. */
const tolerance = z.literal([0, 1, 2]);
const item = { answer: itemInput };

export const guessText = {
  played: z.object({}),
  answer: nonBlankText(ANSWER_MAX).meta({ description: 'The text as the player types it', examples: ['Dom'] }),
  content: z.object({
    case_sensitive: z.boolean(),
    focus: z.boolean(),
    tolerance: tolerance.default(0),
    TaskGuessTextAnswers: z.array(z.object({ id, answer: z.string() })),
    ...storedReplies,
  }),
  newContent: z
    .object({
      case_sensitive: z.boolean().default(false),
      focus: z.boolean().default(false),
      tolerance: tolerance.default(0),
      TaskGuessTextAnswers: newItems(item),
      ...newReplies,
    })
    .prefault({}),
  changeCall: {
    method: 'PUT',
    path: '/pois/:poi_id/tasks/:task_id/guessText',
    summary: 'Change the accepted answers of a text task',
    description: 'Send new answers, changes by id and ids to delete. Only for a task of type `guess_text`.',
    body: z
      .object({
        case_sensitive: z.boolean().optional(),
        focus: z.boolean().optional(),
        tolerance: tolerance.optional(),
        ...listEdit(item),
        ...changedReplies,
        ...optimisticLock,
        submission_id: submissionId,
      })
      .meta({ id: 'GuessTextChange' }),
  },
  file: z.strictObject({
    case_sensitive: z.boolean().default(false),
    focus: z.boolean().default(false),
    tolerance: tolerance.optional(),
    answers: z.array(fileItem).min(1).max(ENTRIES_MAX),
    ...fileAccepted,
    ...fileReplies,
  }),
} as const;
