import { PIECES_MAX, TASKS_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import type { TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import type { CallMetadata } from '../call-metadata.ts';
import { CARRY_CODES, CHANGE_CODES, CREATION_CODES, failures } from '../failures.ts';
import { html, id, idParam, submissionId, time } from '../shared.ts';
import { attempts, taskType } from '../task.ts';
import { type ChangeCallName, perChangeCall, perKind, taskSchema, taskUnion } from '../tasks/task-schemas.ts';
import { sessionToken } from '../token-headers.ts';
import {
  adapted,
  amountInput,
  attemptsInput,
  carriedIds,
  deletedPart,
  nameInput,
  optimisticLock,
  tickInput,
} from './input/input-fields.ts';

const c = initContract();

const taskBase = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  points: z.int(),
  attempts,
  /** HTML, shown once the task is solved. */
  explanation: z.string(),
  /** Whether explanation and solution are also shown after the last attempt. */
  explain_after_attempts: z.boolean(),
  /** Whether the best try brings points when the last attempt is used. */
  partial: z.boolean(),
  position: z.int(),
  /** Ids of other tasks of the exploration whose answers players see beside it; missing without any. */
  pieces: z.array(id).optional(),
  updated_at: time,
  /** Only after an edit that deleted options of a decision. */
  ...adapted,
});

function managedTaskOf<K extends TaskType>(kind: K) {
  return taskBase.extend({ task_type: z.literal(kind), task: taskSchema(kind, 'content') });
}

type ManagedTasks = { [K in TaskType]: ReturnType<typeof managedTaskOf<K>> };

/** A task as its creator sees it, right answers included. */
export const managedTask = taskUnion('ManagedTask', perKind<ManagedTasks>(managedTaskOf));

function newTaskOf<K extends TaskType>(kind: K) {
  return z.object({
    name: nameInput.default(''),
    description: html.task.description.default(''),
    points: amountInput.nullable().default(null),
    attempts: attemptsInput.default(null),
    explanation: html.task.explanation.default(''),
    explain_after_attempts: z.boolean().default(false),
    partial: z.boolean().default(false),
    task_type: z.literal(kind),
    task: taskSchema(kind, 'newContent'),
    submission_id: submissionId,
  });
}

type NewTasks = { [K in TaskType]: ReturnType<typeof newTaskOf<K>> };

const newTask = taskUnion('NewTask', perKind<NewTasks>(newTaskOf));

const taskChange = z
  .object({
    name: nameInput.optional(),
    description: html.task.description.optional(),
    points: amountInput.optional(),
    attempts: attemptsInput.optional(),
    explanation: html.task.explanation.optional(),
    explain_after_attempts: tickInput.optional(),
    partial: tickInput.optional(),
    /** The type of a task is fixed; another one is refused. */
    task_type: taskType.optional(),
    /** Gives the new points to everyone who has solved the task; otherwise they count for later answers only. */
    recalculate: z.boolean().optional(),
    ...optimisticLock,
  })
  .meta({ id: 'TaskChange' });

const taskPieces = z
  .object({
    pieces: z
      .array(id)
      .max(PIECES_MAX)
      .refine((ids) => new Set(ids).size === ids.length, { error: 'must not name one twice' }),
    ...optimisticLock,
  })
  .meta({ id: 'TaskPieces' });

const inPoi = z.object({ poi_id: idParam });

/** Own tasks of any own pois, in the order in which they are placed. */
const carriedTasks = z.object({
  task_ids: carriedIds,
  /** Of the first one; without it, or after the last task, they come last. */
  position: z.int().min(1).max(TASKS_MAX).optional(),
  submission_id: submissionId,
});
const carriedTaskRows = z.object({ rows: z.array(managedTask), ...adapted }).meta({ id: 'CarriedTasks' });
const ofTask = z.object({ poi_id: idParam, task_id: idParam });

/** The call that changes the content of a task, one per kind because each kind has its own body. */
function contentCall<K extends TaskType>(kind: K) {
  return {
    ...taskSchema(kind, 'changeCall'),
    pathParams: ofTask,
    headers: sessionToken,
    responses: { ...failures(...CHANGE_CODES, 'limit_reached', 'already_right'), 200: managedTask },
  };
}

type ContentCalls = { [K in TaskType as ChangeCallName<K>]: ReturnType<typeof contentCall<K>> };

export const tasks = c.router({
  create: {
    method: 'POST',
    path: '/pois/:poi_id/tasks',
    summary: 'Add a task to a poi',
    description: 'The task becomes the last one. Send its whole content; `task_type` decides its fields.',
    pathParams: inPoi,
    headers: sessionToken,
    metadata: { required: ['name', 'points', 'task_type', 'task'] } satisfies CallMetadata,
    body: newTask,
    responses: {
      ...failures(...CREATION_CODES, 'not_found', 'limit_reached', 'already_right'),
      200: managedTask,
    },
  },
  copy: {
    method: 'POST',
    path: '/pois/:poi_id/tasks/copies',
    summary: 'Copy own tasks into a poi',
    description: 'The originals may be in any own exploration. A name that is taken in the poi gets a number.',
    pathParams: inPoi,
    headers: sessionToken,
    body: carriedTasks.meta({ id: 'TaskCopies' }),
    responses: { ...failures(...CARRY_CODES), 200: carriedTaskRows },
  },
  move: {
    method: 'POST',
    path: '/pois/:poi_id/tasks/moves',
    summary: 'Move own tasks into a poi',
    description:
      'Within an exploration, players keep what they have solved. In another exploration the tasks are new: players ' +
      'of the first one keep their points, as when a task is deleted.',
    pathParams: inPoi,
    headers: sessionToken,
    body: carriedTasks.meta({ id: 'TaskMoves' }),
    responses: { ...failures(...CARRY_CODES), 200: carriedTaskRows },
  },
  arrange: {
    method: 'PATCH',
    path: '/pois/:poi_id/tasks/order',
    summary: 'Reorder the tasks of a poi',
    description: 'Send every task with its new position. The positions must be exactly 1 to n.',
    pathParams: inPoi,
    headers: sessionToken,
    body: z
      .object({
        order: z
          .array(z.object({ task_id: id, position: z.int().min(1).max(TASKS_MAX) }))
          .min(1)
          .max(TASKS_MAX),
      })
      .meta({ id: 'TaskOrderChange' }),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found', 'nochange', 'rate_limited'),
      200: z.object({ order: z.array(z.object({ task_id: id, position: z.int() })) }).meta({ id: 'TaskOrder' }),
    },
  },
  change: {
    method: 'PATCH',
    path: '/pois/:poi_id/tasks/:task_id',
    summary: 'Change the fields that all kinds of task share',
    description: 'Send changed fields only. The kind of task cannot be changed.',
    pathParams: ofTask,
    headers: sessionToken,
    metadata: { form: true } satisfies CallMetadata,
    body: taskChange,
    responses: {
      ...failures(...CHANGE_CODES, 'nameless', 'name_taken', 'limit_reached'),
      200: managedTask,
    },
  },
  setPieces: {
    method: 'PUT',
    path: '/pois/:poi_id/tasks/:task_id/pieces',
    summary: 'Choose the pieces of a task',
    description:
      'Pieces are other tasks of the same exploration. Players see beside the task what they answered there, and how ' +
      'many pieces are missing. Send all of them in their order; an empty list removes them.',
    pathParams: ofTask,
    headers: sessionToken,
    body: taskPieces,
    responses: { ...failures(...CHANGE_CODES), 200: managedTask },
  },
  ...perChangeCall<ContentCalls>(contentCall),
  remove: {
    method: 'DELETE',
    path: '/pois/:poi_id/tasks/:task_id',
    summary: 'Delete a task',
    description: 'Players who solved it keep their points. Conditions that name it are adapted.',
    pathParams: ofTask,
    headers: sessionToken,
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found'), 200: deletedPart },
  },
});

export type ManagedTask = z.infer<typeof managedTask>;
export type NewTask = z.infer<typeof newTask>;
export type TaskPieces = z.infer<typeof taskPieces>;
export type TaskChange = z.infer<typeof taskChange>;
