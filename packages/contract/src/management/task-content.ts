import { ANSWER_MAX, ENTRIES_MAX, PICTURE_DESCRIPTION_MAX, QR_TEXT_MAX, URL_MAX } from '@puzzle-runs/domain/limits.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import { z } from 'zod';
import { amount, html, id, submissionId } from '../shared.ts';
import { locateType, photoReview, typingTolerance } from '../task.ts';
import { amountInput, lineInput, optimisticLock, rangeEndInput, typedInput } from './input/input-fields.ts';

/*
 * The content of tasks as creators read, create and change it. These schemas check only the shape; whether a content is complete is a
 * rule of the domain.
 */

/** The whole content, right answers included. */
export const managedContents = {
  guess_text: z.object({
    case_sensitive: z.boolean(),
    focus: z.boolean(),
    tolerance: typingTolerance.default(0),
    TaskGuessTextAnswers: z.array(z.object({ id, answer: z.string() })),
  }),
  guess_number: z.object({
    answer: amount,
    range_from: amount.nullable(),
    range_to: amount.nullable(),
    tolerance: amount.default(0),
  }),
  choice: z.object({ TaskChoices: z.array(z.object({ id, answer: z.string(), correct: z.boolean() })) }),
  cloze: z.object({
    text: z.string(),
    preview: z.boolean(),
    TaskClozeWords: z.array(z.object({ id, word: z.string(), position: z.int() })),
  }),
  locate: z.object({
    locate_type: locateType,
    image: z.string(),
    image_description: z.string(),
    code: z.string(),
    case_sensitive: z.boolean(),
  }),
  order: z.object({ TaskOrderEntries: z.array(z.object({ id, text: z.string(), position: z.int() })) }),
  photo: z.object({ example_image: z.string(), example_caption: z.string(), review: photoReview }),
} satisfies { [K in TaskType]: z.ZodType<TaskContents[K]> };

const line = lineInput(ANSWER_MAX);
const position = z.int().min(1).max(ENTRIES_MAX);

/** The range of a slider: both ends, or both null. */
const range = { range_from: rangeEndInput.nullable(), range_to: rangeEndInput.nullable() };

const items = {
  guess_text: { answer: line },
  choice: { answer: line, correct: z.boolean() },
  cloze: { word: line, position },
  order: { text: line, position },
};

/** New items of a list, in order if they have no positions. */
function listOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.array(z.object(shape)).max(ENTRIES_MAX).default([]);
}

/** The content of a new task. Absent fields get a default, and the domain's rules report the required ones as `missing`. */
export const newContents = {
  guess_text: z
    .object({
      case_sensitive: z.boolean().default(false),
      focus: z.boolean().default(false),
      tolerance: typingTolerance.default(0),
      TaskGuessTextAnswers: listOf(items.guess_text),
    })
    .prefault({}),
  guess_number: z
    .object({
      answer: amountInput.default(0),
      range_from: range.range_from.default(null),
      range_to: range.range_to.default(null),
      tolerance: amountInput.default(0),
    })
    .prefault({}),
  choice: z.object({ TaskChoices: listOf({ answer: line, correct: z.boolean().default(false) }) }).prefault({}),
  cloze: z
    .object({
      text: html.task.cloze_text.default(''),
      preview: z.boolean().default(true),
      TaskClozeWords: listOf({ word: line, position: position.optional() }),
    })
    .prefault({}),
  locate: z
    .object({
      locate_type: locateType.default('image'),
      image: typedInput(QR_TEXT_MAX).default(''),
      image_description: lineInput(PICTURE_DESCRIPTION_MAX).default(''),
      code: line.default(''),
      case_sensitive: z.boolean().default(false),
    })
    .prefault({}),
  order: z.object({ TaskOrderEntries: listOf({ text: line, position: position.optional() }) }).prefault({}),
  photo: z
    .object({
      example_image: typedInput(URL_MAX).default(''),
      example_caption: lineInput(PICTURE_DESCRIPTION_MAX).default(''),
      review: photoReview.default('after'),
    })
    .prefault({}),
} satisfies Record<TaskType, z.ZodType>;

/** Changes to a stored list: new items, changes by id, ids to delete. */
export function listEdit<Shape extends z.ZodRawShape>(shape: Shape) {
  return {
    create: z.array(z.object(shape)).max(ENTRIES_MAX).default([]),
    update: z.array(z.object(shape).partial().extend({ id })).max(ENTRIES_MAX).default([]),
    delete: z.array(id).max(ENTRIES_MAX).default([]),
  };
}

/** Changes to the content of a stored task; absent fields stay unchanged. */
export const contentChanges = {
  guess_text: z
    .object({
      case_sensitive: z.boolean().optional(),
      focus: z.boolean().optional(),
      tolerance: typingTolerance.optional(),
      ...listEdit(items.guess_text),
      ...optimisticLock,
      submission_id: submissionId,
    })
    .meta({ id: 'GuessTextChange' }),
  guess_number: z
    .object({
      answer: amountInput.optional(),
      range_from: range.range_from.optional(),
      range_to: range.range_to.optional(),
      tolerance: amountInput.optional(),
      ...optimisticLock,
    })
    .meta({ id: 'GuessNumberChange' }),
  choice: z
    .object({ ...listEdit(items.choice), ...optimisticLock, submission_id: submissionId })
    .meta({ id: 'ChoiceChange' }),
  cloze: z
    .object({
      text: html.task.cloze_text.optional(),
      preview: z.boolean().optional(),
      ...listEdit(items.cloze),
      ...optimisticLock,
      submission_id: submissionId,
    })
    .meta({ id: 'ClozeChange' }),
  locate: z
    .object({
      locate_type: locateType.optional(),
      image: typedInput(QR_TEXT_MAX).optional(),
      image_description: lineInput(PICTURE_DESCRIPTION_MAX).optional(),
      code: line.optional(),
      case_sensitive: z.boolean().optional(),
      ...optimisticLock,
    })
    .meta({ id: 'LocateChange' }),
  order: z
    .object({ ...listEdit(items.order), ...optimisticLock, submission_id: submissionId })
    .meta({ id: 'OrderChange' }),
  photo: z
    .object({
      example_image: typedInput(URL_MAX).optional(),
      example_caption: lineInput(PICTURE_DESCRIPTION_MAX).optional(),
      review: photoReview.optional(),
      ...optimisticLock,
    })
    .meta({ id: 'PhotoChange' }),
} satisfies Record<TaskType, z.ZodType>;

export type NewContent<K extends TaskType> = z.infer<(typeof newContents)[K]>;
export type ContentChange<K extends TaskType> = z.infer<(typeof contentChanges)[K]>;
