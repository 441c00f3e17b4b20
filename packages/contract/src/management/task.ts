import { TASKS_MAX } from '@puzzle-runs/domain/limits.ts';
import type { TaskType } from '@puzzle-runs/domain/task/content.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { sessionToken } from '../headers.ts';
import { failures, id, idParam, time } from '../shared.ts';
import { attempts } from '../task.ts';
import { deleted, readAt, typedAmount, typedAttempts, typedHtml, typedName } from './fields.ts';
import { contentChanges, managedContents, newContents } from './task-content.ts';

const c = initContract();

const taskBase = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  points: z.int(),
  attempts,
  position: z.int(),
  updated_at: time,
});

function managedTaskOf<K extends TaskType>(kind: K) {
  return taskBase.extend({ task_type: z.literal(kind), task: managedContents[kind] });
}

/** A quest as its creator reads it, answers included. */
export const managedTask = z.discriminatedUnion('task_type', [
  managedTaskOf('guess_text'),
  managedTaskOf('choice'),
  managedTaskOf('guess_number'),
  managedTaskOf('locate'),
  managedTaskOf('cloze'),
  managedTaskOf('order'),
]);

function newTaskOf<K extends TaskType>(kind: K) {
  return z.object({
    name: typedName.default(''),
    description: typedHtml.default(''),
    points: typedAmount.nullable().default(null),
    attempts: typedAttempts.default(null),
    task_type: z.literal(kind),
    task: newContents[kind],
  });
}

const newTask = z.discriminatedUnion('task_type', [
  newTaskOf('guess_text'),
  newTaskOf('choice'),
  newTaskOf('guess_number'),
  newTaskOf('locate'),
  newTaskOf('cloze'),
  newTaskOf('order'),
]);

const taskChange = z.object({
  name: typedName.optional(),
  description: typedHtml.optional(),
  points: typedAmount.optional(),
  attempts: typedAttempts.optional(),
  ...readAt,
});

const inPoi = z.object({ poi_id: idParam });
const ofTask = z.object({ poi_id: idParam, task_id: idParam });
const answer = { ...failures, 200: managedTask };

export const tasks = c.router({
  create: {
    method: 'POST',
    path: '/pois/:poi_id/tasks',
    summary: 'Add a quest with its whole content to the end of a spot',
    pathParams: inPoi,
    headers: sessionToken,
    body: newTask,
    responses: answer,
  },
  arrange: {
    method: 'PATCH',
    path: '/pois/:poi_id/tasks/order',
    summary: 'New positions for the quests of a spot, exactly 1…n, else `nochange`',
    pathParams: inPoi,
    headers: sessionToken,
    body: z.object({
      order: z
        .array(z.object({ task_id: id, position: z.int().min(1).max(TASKS_MAX) }))
        .min(1)
        .max(TASKS_MAX),
    }),
    responses: { ...failures, 200: z.object({ order: z.array(z.object({ task_id: id, position: z.int() })) }) },
  },
  change: {
    method: 'PATCH',
    path: '/pois/:poi_id/tasks/:task_id',
    summary: 'Change what all kinds have in common; only changed fields. JSON or form-encoded',
    pathParams: ofTask,
    headers: sessionToken,
    body: taskChange,
    responses: answer,
  },
  changeGuessText: {
    method: 'PUT',
    path: '/pois/:poi_id/tasks/:task_id/guessText',
    pathParams: ofTask,
    headers: sessionToken,
    body: contentChanges.guess_text,
    responses: answer,
  },
  changeGuessNumber: {
    method: 'PATCH',
    path: '/pois/:poi_id/tasks/:task_id/guessNumber',
    pathParams: ofTask,
    headers: sessionToken,
    body: contentChanges.guess_number,
    responses: answer,
  },
  changeChoice: {
    method: 'PUT',
    path: '/pois/:poi_id/tasks/:task_id/choice',
    pathParams: ofTask,
    headers: sessionToken,
    body: contentChanges.choice,
    responses: answer,
  },
  changeCloze: {
    method: 'PUT',
    path: '/pois/:poi_id/tasks/:task_id/cloze',
    pathParams: ofTask,
    headers: sessionToken,
    body: contentChanges.cloze,
    responses: answer,
  },
  changeLocate: {
    method: 'PATCH',
    path: '/pois/:poi_id/tasks/:task_id/locate',
    pathParams: ofTask,
    headers: sessionToken,
    body: contentChanges.locate,
    responses: answer,
  },
  changeOrder: {
    method: 'PUT',
    path: '/pois/:poi_id/tasks/:task_id/order',
    pathParams: ofTask,
    headers: sessionToken,
    body: contentChanges.order,
    responses: answer,
  },
  remove: {
    method: 'DELETE',
    path: '/pois/:poi_id/tasks/:task_id',
    summary: 'Delete a quest; whoever has solved it keeps the points',
    pathParams: ofTask,
    headers: sessionToken,
    responses: { ...failures, 200: deleted },
  },
});

export type ManagedTask = z.infer<typeof managedTask>;
export type NewTask = z.infer<typeof newTask>;
export type TaskChange = z.infer<typeof taskChange>;
