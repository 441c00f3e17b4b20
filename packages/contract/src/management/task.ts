import { TASKS_MAX } from '@puzzle-runs/domain/limits.ts';
import type { TaskType } from '@puzzle-runs/domain/task/content.ts';
import { type AppRoute, initContract } from '@ts-rest/core';
import { z } from 'zod';
import { sessionToken } from '../headers.ts';
import { failures, id, idParam, time } from '../shared.ts';
import { attempts } from '../task.ts';
import { taskUnion } from '../task-union.ts';
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
export const managedTask = taskUnion({
  guess_text: managedTaskOf('guess_text'),
  choice: managedTaskOf('choice'),
  guess_number: managedTaskOf('guess_number'),
  locate: managedTaskOf('locate'),
  cloze: managedTaskOf('cloze'),
  order: managedTaskOf('order'),
});

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

const newTask = taskUnion({
  guess_text: newTaskOf('guess_text'),
  choice: newTaskOf('choice'),
  guess_number: newTaskOf('guess_number'),
  locate: newTaskOf('locate'),
  cloze: newTaskOf('cloze'),
  order: newTaskOf('order'),
});

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

const contentCall = { pathParams: ofTask, headers: sessionToken, responses: answer };

/** The call that changes the content of a task, one per kind because each kind has its own body. */
const contentCalls = {
  guess_text: {
    ...contentCall,
    method: 'PUT',
    path: '/pois/:poi_id/tasks/:task_id/guessText',
    body: contentChanges.guess_text,
  },
  guess_number: {
    ...contentCall,
    method: 'PATCH',
    path: '/pois/:poi_id/tasks/:task_id/guessNumber',
    body: contentChanges.guess_number,
  },
  choice: {
    ...contentCall,
    method: 'PUT',
    path: '/pois/:poi_id/tasks/:task_id/choice',
    body: contentChanges.choice,
  },
  cloze: {
    ...contentCall,
    method: 'PUT',
    path: '/pois/:poi_id/tasks/:task_id/cloze',
    body: contentChanges.cloze,
  },
  locate: {
    ...contentCall,
    method: 'PATCH',
    path: '/pois/:poi_id/tasks/:task_id/locate',
    body: contentChanges.locate,
  },
  order: {
    ...contentCall,
    method: 'PUT',
    path: '/pois/:poi_id/tasks/:task_id/order',
    body: contentChanges.order,
  },
} as const satisfies Record<TaskType, AppRoute>;

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
  changeGuessText: contentCalls.guess_text,
  changeGuessNumber: contentCalls.guess_number,
  changeChoice: contentCalls.choice,
  changeCloze: contentCalls.cloze,
  changeLocate: contentCalls.locate,
  changeOrder: contentCalls.order,
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
