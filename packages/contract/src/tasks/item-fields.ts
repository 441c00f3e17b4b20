import { ENTRIES_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { isBlankAnswer } from '@puzzle-runs/domain/tasks/blank-answer.ts';
import { ANSWER_TEXT_MAX, keptAnswerText } from '@puzzle-runs/domain/tasks/wrong-answer-text.ts';
import { ANSWER_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { z } from 'zod';
import { lineInput } from '../management/input/input-fields.ts';
import { nonBlankText, writtenText } from '../shared.ts';

/* Fields that several kinds of task share. */

/** An answer, a choice, a word or an entry, as creators send it. */
export const itemInput = lineInput(ANSWER_MAX);
export const positionInput = z.int().min(1).max(ENTRIES_MAX);

/** New items of a list, in order if they have no positions. */
export function newItems<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.array(z.object(shape)).max(ENTRIES_MAX).default([]);
}

/** The same in a run file. */
export const fileItem = nonBlankText(ANSWER_MAX);

/** Wrong answers that the creator accepted afterwards, folded; missing without any. */
export const fileAccepted = {
  also_right: z.array(nonBlankText(ANSWER_TEXT_MAX).overwrite(keptAnswerText)).max(ENTRIES_MAX).optional(),
};

/** A player's answer of texts of which at least one can be seen. */
export const answerTexts = z
  .array(writtenText(ANSWER_MAX))
  .min(1)
  .max(ENTRIES_MAX)
  .refine((texts) => !isBlankAnswer(texts), { error: 'must not be blank' });
