import { ANSWER_MAX, ATTEMPTS_MIN, ENTRIES_MAX, NUMBER_MAX, QR_TEXT_MAX } from '@puzzle-runs/domain/limits.ts';
import { PHOTO_DAYS, PHOTO_REVIEWS, PHOTO_STATES } from '@puzzle-runs/domain/photo/photo-review.ts';
import { isBlankAnswer } from '@puzzle-runs/domain/task/blank-answer.ts';
import { TASK_TYPES, type TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import { z } from 'zod';
import { amount, fallbackLanguage, id, nonBlankText, numberOrText, time, writtenText } from './shared.ts';
import { taskUnion } from './task-union.ts';

export const taskType = z.enum(TASK_TYPES).meta({ id: 'TaskType' });
export const locateType = z.enum(['image', 'qr']).meta({ id: 'LocateType' });
/** Typing mistakes that a text may have. */
export const typingTolerance = z.literal([0, 1, 2]);
export const photoReview = z.enum(PHOTO_REVIEWS).meta({ id: 'PhotoReview' });
export const photoState = z.enum(PHOTO_STATES).meta({ id: 'PhotoState' });
/** Days after sending on which the pictures of players are deleted. */
export const photoDays = z.literal(PHOTO_DAYS);
export const attempts = z.int().min(ATTEMPTS_MIN).max(NUMBER_MAX).nullable();

/** The content of a task as players see it. It must not contain or reveal the answer. */
const playedContents = {
  guess_text: z.object({}),
  choice: z.object({ TaskChoices: z.array(z.object({ id, answer: z.string() })) }),
  guess_number: z.object({ range_from: amount.nullable(), range_to: amount.nullable() }),
  locate: z.object({ locate_type: locateType, image: z.string().nullable(), image_description: z.string() }),
  cloze: z.object({
    text: z.string(),
    preview: z.boolean(),
    TaskClozeWords: z.array(z.object({ word: z.string() })),
  }),
  order: z.object({ TaskOrderEntries: z.array(z.object({ text: z.string() })) }),
  photo: z.object({
    /** A picture that shows what to photograph; null without one. */
    example_image: z.string().nullable(),
    example_caption: z.string(),
    review: photoReview,
    /** Days after sending on which the photo is deleted. */
    kept_days: photoDays,
  }),
} satisfies Record<TaskType, z.ZodType>;

/** Texts of which at least one can be seen. */
const answerTexts = z
  .array(writtenText(ANSWER_MAX))
  .min(1)
  .max(ENTRIES_MAX)
  .refine((texts) => !isBlankAnswer(texts), { error: 'must not be blank' });

/** A player's answer to each kind of task. The API clamps numbers; it refuses only a text without a digit. */
export const answers = {
  guess_text: nonBlankText(ANSWER_MAX),
  guess_number: numberOrText,
  choice: z.array(id).min(1).max(ENTRIES_MAX),
  cloze: answerTexts,
  locate: nonBlankText(QR_TEXT_MAX),
  order: answerTexts,
  /** Id of an uploaded photo. */
  photo: id,
} satisfies Record<TaskType, z.ZodType>;

const playedTaskBase = z.object({
  id,
  name: z.string(),
  description: z.string(),
  points: z.int(),
  position: z.int(),
  lang: fallbackLanguage,
  attempts,
  remaining_attempts: z.int().nullable(),
  progressed: z.boolean(),
  progressed_at: time.nullable(),
  /** HTML, shown once the task is solved or, if the creator allows it, after the last attempt; null before, and if empty. */
  explanation: z.string().nullable(),
  /** Whether the best try brings points when the last attempt is used; false for kinds without parts. */
  partial: z.boolean(),
  /** Points of the best try of an unsolved task; 0 before the last attempt is used. */
  partial_points: z.int(),
  /** The best try so far, only for phones that may hold the answers (`playable_offline`), which judge the last attempt without a network. */
  best_try: z.object({ right: z.int(), of: z.int() }).meta({ id: 'BestTry' }).nullable(),
});

function playedTaskOf<K extends TaskType>(kind: K) {
  return playedTaskBase.extend({
    task_type: z.literal(kind),
    task: playedContents[kind],
    /** The accepted answer as the team sent it; null until the task is solved, and for tasks solved before answers were stored. */
    answer: answers[kind].nullable(),
    /** A right answer, shown after the last attempt if the creator allows it; null before, and for solved tasks. */
    revealed_answer: answers[kind].nullable(),
  });
}

/** The photo that was sent last. */
const playedPhoto = z
  .object({
    id,
    state: photoState,
    /** Why the reviewer rejected it or changed its points; null without a reason. */
    reason: z.string().nullable(),
    /** Points that it brings; null while it brings none. */
    points: z.int().nullable(),
    /** Whether another one may replace it: until it is reviewed, and after a rejection. */
    may_retake: z.boolean(),
  })
  .meta({ id: 'PlayedPhoto' });

export const playedTask = taskUnion('PlayedTask', {
  guess_text: playedTaskOf('guess_text'),
  choice: playedTaskOf('choice'),
  guess_number: playedTaskOf('guess_number'),
  locate: playedTaskOf('locate'),
  cloze: playedTaskOf('cloze'),
  order: playedTaskOf('order'),
  photo: playedTaskOf('photo').extend({ photo: playedPhoto.nullable() }),
});

export type PlayedPhoto = z.infer<typeof playedPhoto>;
export type PlayedTask = z.infer<typeof playedTask>;
export type PlayedContent<K extends TaskType> = z.infer<(typeof playedContents)[K]>;
