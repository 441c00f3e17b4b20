import { ANSWER_MAX, ENTRIES_MAX, QR_TEXT_MAX } from '@puzzle-runs/domain/limits.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/task/content.ts';
import { z } from 'zod';
import { amount, id } from '../shared.ts';
import { readAt, typedAmount, typedHtml, typedLine, typedRangeEnd } from './fields.ts';

/*
 * The content of quests as creators read, create and change it (design part 4, task content on the wire). Whether a content is
 * complete is a rule of the domain (task/validate.ts), not of its shape.
 */

/** What creators read: everything, the answers included. */
export const managedContents = {
  guess_text: z.object({
    case_sensitive: z.boolean(),
    focus: z.boolean(),
    TaskGuessTextAnswers: z.array(z.object({ id, answer: z.string() })),
  }),
  guess_number: z.object({ answer: amount, range_from: amount.nullable(), range_to: amount.nullable() }),
  choice: z.object({ TaskChoices: z.array(z.object({ id, answer: z.string(), correct: z.boolean() })) }),
  cloze: z.object({
    text: z.string(),
    preview: z.boolean(),
    TaskClozeWords: z.array(z.object({ id, word: z.string(), position: z.int() })),
  }),
  locate: z.object({ locate_type: z.enum(['image', 'qr']), image: z.string(), code: z.string() }),
  order: z.object({ TaskOrderEntries: z.array(z.object({ id, text: z.string(), position: z.int() })) }),
} satisfies { [K in TaskType]: z.ZodType<TaskContents[K]> };

const line = typedLine(ANSWER_MAX);
const position = z.int().min(1).max(ENTRIES_MAX);

/** The range of a slider: both ends or none. */
const range = { range_from: typedRangeEnd.nullable(), range_to: typedRangeEnd.nullable() };

const items = {
  guess_text: { answer: line },
  choice: { answer: line, correct: z.boolean() },
  cloze: { word: line, position },
  order: { text: line, position },
};

/** A list of new items; without positions they are in order. */
function listOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.array(z.object(shape)).max(ENTRIES_MAX).default([]);
}

/** What comes with a new quest. What is left out gets its default, and counts as missing where there is none. */
export const newContents = {
  guess_text: z
    .object({
      case_sensitive: z.boolean().default(false),
      focus: z.boolean().default(false),
      TaskGuessTextAnswers: listOf(items.guess_text),
    })
    .prefault({}),
  guess_number: z
    .object({
      answer: typedAmount.default(0),
      range_from: range.range_from.default(null),
      range_to: range.range_to.default(null),
    })
    .prefault({}),
  choice: z.object({ TaskChoices: listOf({ answer: line, correct: z.boolean().default(false) }) }).prefault({}),
  cloze: z
    .object({
      text: typedHtml.default(''),
      preview: z.boolean().default(true),
      TaskClozeWords: listOf({ word: line, position: position.optional() }),
    })
    .prefault({}),
  locate: z
    .object({
      locate_type: z.enum(['image', 'qr']).default('image'),
      image: typedLine(QR_TEXT_MAX).default(''),
      code: line.default(''),
    })
    .prefault({}),
  order: z.object({ TaskOrderEntries: listOf({ text: line, position: position.optional() }) }).prefault({}),
} satisfies Record<TaskType, z.ZodType>;

/** The three lists of a changed list: new items, changes by id, ids to delete (specification 2, part 4). */
export function listEdit<Shape extends z.ZodRawShape>(shape: Shape) {
  return {
    create: z.array(z.object(shape)).max(ENTRIES_MAX).default([]),
    update: z.array(z.object(shape).partial().extend({ id })).max(ENTRIES_MAX).default([]),
    delete: z.array(id).max(ENTRIES_MAX).default([]),
  };
}

/** What may be changed later, each kind by its own call. */
export const contentChanges = {
  guess_text: z.object({
    case_sensitive: z.boolean().optional(),
    focus: z.boolean().optional(),
    ...listEdit(items.guess_text),
    ...readAt,
  }),
  guess_number: z.object({
    answer: typedAmount.optional(),
    range_from: range.range_from.optional(),
    range_to: range.range_to.optional(),
    ...readAt,
  }),
  choice: z.object({ ...listEdit(items.choice), ...readAt }),
  cloze: z.object({
    text: typedHtml.optional(),
    preview: z.boolean().optional(),
    ...listEdit(items.cloze),
    ...readAt,
  }),
  locate: z.object({
    locate_type: z.enum(['image', 'qr']).optional(),
    image: typedLine(QR_TEXT_MAX).optional(),
    code: line.optional(),
    ...readAt,
  }),
  order: z.object({ ...listEdit(items.order), ...readAt }),
} satisfies Record<TaskType, z.ZodType>;

export type ManagedContent<K extends TaskType> = z.infer<(typeof managedContents)[K]>;
export type NewContent<K extends TaskType> = z.infer<(typeof newContents)[K]>;
export type ContentChange<K extends TaskType> = z.infer<(typeof contentChanges)[K]>;
