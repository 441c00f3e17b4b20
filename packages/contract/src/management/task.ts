import { TASKS_MAX } from '@puzzle-runs/domain/limits.ts';
import type { TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import { type AppRoute, initContract } from '@ts-rest/core';
import { z } from 'zod';
import { failures, id, idParam, time } from '../shared.ts';
import { attempts } from '../task.ts';
import { taskUnion } from '../task-union.ts';
import { sessionToken } from '../token-headers.ts';
import { amountInput, attemptsInput, deleted, htmlInput, nameInput, optimisticLock } from './input-fields.ts';
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

/** A task as its creator sees it, right answers included. */
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
    name: nameInput.default(''),
    description: htmlInput.default(''),
    points: amountInput.nullable().default(null),
    attempts: attemptsInput.default(null),
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
  name: nameInput.optional(),
  description: htmlInput.optional(),
  points: amountInput.optional(),
  attempts: attemptsInput.optional(),
  ...optimisticLock,
});

const inPoi = z.object({ poi_id: idParam });
const ofTask = z.object({ poi_id: idParam, task_id: idParam });
const response = { ...failures, 200: managedTask };

const contentCall = { pathParams: ofTask, headers: sessionToken, responses: response };

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
    summary: 'Add a task with its whole content at the end of a poi',
    pathParams: inPoi,
    headers: sessionToken,
    body: newTask,
    responses: response,
  },
  arrange: {
    method: 'PATCH',
    path: '/pois/:poi_id/tasks/order',
    summary: 'Reorder the tasks of a poi; refused with `nochange` unless the positions are exactly 1…n',
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
    summary: 'Change the fields that all kinds share; send changed fields only. JSON or form-encoded',
    pathParams: ofTask,
    headers: sessionToken,
    body: taskChange,
    responses: response,
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
    summary: 'Delete a task; players who solved it keep their points',
    pathParams: ofTask,
    headers: sessionToken,
    responses: { ...failures, 200: deleted },
  },
});

export type ManagedTask = z.infer<typeof managedTask>;
export type NewTask = z.infer<typeof newTask>;
export type TaskChange = z.infer<typeof taskChange>;
