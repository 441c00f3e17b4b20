import { ATTEMPTS_MIN, NUMBER_MAX } from '@puzzle-runs/domain/clamp-number.ts';
import { PHOTO_STATES } from '@puzzle-runs/domain/photo/photo-review.ts';
import { TASK_TYPES, type TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { z } from 'zod';
import { fallbackLanguage, id, time } from './shared.ts';
import { perKind, taskSchema, taskUnion } from './tasks/task-schemas.ts';

export const taskType = z.enum(TASK_TYPES).meta({ id: 'TaskType' });
export const photoState = z.enum(PHOTO_STATES).meta({ id: 'PhotoState' });
export const attempts = z.int().min(ATTEMPTS_MIN).max(NUMBER_MAX).nullable();

/** A piece of a task: another task of the exploration, whose answer is needed there. */
const playedPiece = z
  .object({
    /** Its poi; missing until that is unlocked. */
    poi_id: id.optional(),
    /** The task, which has its answer among `Tasks`; missing until the player sees it. */
    task_id: id.optional(),
    /** True if no choice that is left opens its poi: it is not missing. Else missing. */
    closed: z.literal(true).optional(),
  })
  .meta({ id: 'PlayedPiece' });

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
  /**
   * HTML, shown once the task is solved or, if the creator allows it, after the last attempt; null before, and if
   * empty.
   */
  explanation: z.string().nullable(),
  /** Whether the best try brings points when the last attempt is used; false for kinds without parts. */
  partial: z.boolean(),
  /** Points of the best try of an unsolved task; 0 before the last attempt is used. */
  partial_points: z.int(),
  /**
   * The best try so far, only for phones that may hold the answers (`playable_offline`), which judge the last attempt
   * without a network.
   */
  best_try: z.object({ right: z.int(), of: z.int() }).meta({ id: 'BestTry' }).nullable(),
  /** In order; missing without any. */
  pieces: z.array(playedPiece).optional(),
});

function playedTaskOf<K extends TaskType>(kind: K) {
  return playedTaskBase.extend({
    task_type: z.literal(kind),
    task: taskSchema(kind, 'played'),
    /**
     * The accepted answer as the team sent it; null until the task is solved, and for tasks solved before answers were
     * stored.
     */
    answer: taskSchema(kind, 'answer').nullable(),
    /** A right answer, shown after the last attempt if the creator allows it; null before, and for solved tasks. */
    revealed_answer: taskSchema(kind, 'answer').nullable(),
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

type PlayedTasks = { [K in TaskType]: ReturnType<typeof playedTaskOf<K>> };

export const playedTask = taskUnion('PlayedTask', {
  ...perKind<PlayedTasks>(playedTaskOf),
  photo: playedTaskOf('photo').extend({ photo: playedPhoto.nullable() }),
  decision: playedTaskOf('decision').extend({
    /** What the team reads after its choice; null before, and if empty. */
    reaction: z.string().nullable(),
  }),
});

export type PlayedPhoto = z.infer<typeof playedPhoto>;
export type PlayedPiece = z.infer<typeof playedPiece>;
export type PlayedTask = z.infer<typeof playedTask>;
