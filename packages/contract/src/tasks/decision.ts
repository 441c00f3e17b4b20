import { ENTRIES_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { REACTION_MAX, URL_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { z } from 'zod';
import { listEdit, optimisticLock, typedInput } from '../management/input/input-fields.ts';
import { id, mediaUrl, submissionId, writtenText } from '../shared.ts';
import { fileItem, itemInput, newItems } from './item-fields.ts';

const reaction = writtenText(REACTION_MAX);
const imageInput = typedInput(URL_MAX);

export const decision = {
  played: z.object({
    TaskOptions: z.array(
      z.object({
        id,
        option: z.string(),
        /** Null without one. */
        image: z.string().nullable(),
      }),
    ),
  }),
  answer: z
    .array(id)
    .length(1)
    .meta({ description: 'Id of the chosen one of `TaskOptions`', examples: [[12]] }),
  content: z.object({
    TaskOptions: z.array(z.object({ id, option: z.string(), image: z.string(), reaction: z.string() })),
  }),
  newContent: z
    .object({
      TaskOptions: newItems({ option: itemInput, image: imageInput.default(''), reaction: reaction.default('') }),
    })
    .prefault({}),
  changeCall: {
    method: 'PUT',
    path: '/pois/:poi_id/tasks/:task_id/decision',
    summary: 'Change the options of a decision task',
    description:
      'Send new options, changes by id and ids to delete. Only for a task of type `decision`. Players who have chosen ' +
      'keep their choice. Conditions that name a deleted option are adapted.',
    body: z
      .object({
        ...listEdit({ option: itemInput, image: imageInput, reaction }),
        ...optimisticLock,
        submission_id: submissionId,
      })
      .meta({ id: 'DecisionChange' }),
  },
  file: z.strictObject({
    options: z
      .array(
        z.strictObject({
          option: fileItem,
          image: mediaUrl.optional(),
          reaction: reaction.optional(),
        }),
      )
      .min(2)
      .max(ENTRIES_MAX),
  }),
} as const;
