import { z } from 'zod';
import { amountInput, optimisticLock, rangeEndInput } from '../management/input/input-fields.ts';
import { amount, numberOrText } from '../shared.ts';
import { fileAccepted } from './item-fields.ts';
import { changedReplies, fileReplies, newReplies, storedReplies } from './reply-fields.ts';

/** The range of a slider: both ends, or both null. */
const range = { range_from: amount.nullable(), range_to: amount.nullable() };
const rangeEnd = rangeEndInput.nullable();

export const guessNumber = {
  played: z.object(range),
  answer: numberOrText.meta({
    description: 'A number, or a text with one; the API clamps it, and refuses only a text without a digit',
    examples: [1384],
  }),
  content: z.object({ answer: amount, ...range, tolerance: amount.default(0), ...storedReplies }),
  newContent: z
    .object({
      answer: amountInput.default(0),
      range_from: rangeEnd.default(null),
      range_to: rangeEnd.default(null),
      tolerance: amountInput.default(0),
      ...newReplies,
    })
    .prefault({}),
  changeCall: {
    method: 'PATCH',
    path: '/pois/:poi_id/tasks/:task_id/guessNumber',
    summary: 'Change the answer of a number task',
    description:
      'Send changed fields only; both ends of the range are numbers or both are null. Only for a task of type ' +
      '`guess_number`.',
    metadata: { form: true },
    body: z
      .object({
        answer: amountInput.optional(),
        range_from: rangeEnd.optional(),
        range_to: rangeEnd.optional(),
        tolerance: amountInput.optional(),
        ...changedReplies,
        ...optimisticLock,
      })
      .meta({ id: 'GuessNumberChange' }),
  },
  file: z.strictObject({
    answer: amount,
    range_from: range.range_from.default(null),
    range_to: range.range_to.default(null),
    tolerance: amount.optional(),
    ...fileAccepted,
    ...fileReplies,
  }),
} as const;
