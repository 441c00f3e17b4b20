import { REPLIES_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { REPLY_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { z } from 'zod';
import { lineInput } from '../management/input/input-fields.ts';
import { id, nonBlankText } from '../shared.ts';
import { fileItem, itemInput } from './item-fields.ts';

/* What players are told after wrong answers that the creator expects, for the kinds with written answers. */

const free = z.boolean().optional();
/** A reply as creators send it. */
export const replyInput = lineInput(REPLY_MAX);

/** In the content that creators read; missing without any. */
export const storedReplies = {
  TaskReplies: z
    .array(
      z
        .object({
          id,
          /** As it is written: a number as text, the words of a cloze joined by ` / `. */
          answer: z.string(),
          reply: z.string(),
          /** Whether the answer costs no attempt; missing if it does. */
          free,
        })
        .meta({ id: 'TaskReply' }),
    )
    .optional(),
};

/** In a new content. */
export const newReplies = {
  TaskReplies: z
    .array(z.object({ answer: itemInput, reply: replyInput, free }).meta({ id: 'NewTaskReply' }))
    .max(REPLIES_MAX)
    .optional(),
};

/** In a change: all replies. Those with the id of a stored one keep their translations. */
export const changedReplies = {
  TaskReplies: z
    .array(z.object({ id: id.optional(), answer: itemInput, reply: replyInput, free }).meta({ id: 'ChangedTaskReply' }))
    .max(REPLIES_MAX)
    .optional(),
};

/** In a run file; missing without any. */
export const fileReplies = {
  replies: z
    .array(z.strictObject({ answer: fileItem, reply: nonBlankText(REPLY_MAX), free }).meta({ id: 'RunReply' }))
    .max(REPLIES_MAX)
    .optional(),
};

export type NewReplies = z.infer<z.ZodObject<typeof newReplies>>['TaskReplies'];
export type ChangedReplies = z.infer<z.ZodObject<typeof changedReplies>>['TaskReplies'];
export type FileReplies = z.infer<z.ZodObject<typeof fileReplies>>['replies'];
