import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { ownedCalls } from '#http/account-routes.ts';
import type { Routes } from '#http/register.ts';
import { changeContent } from './task-contents.service.ts';
import { arrangeTasks, changeTask, createTask, removeTask } from './tasks.service.ts';

export function tasksRoutes(app: FastifyInstance, deps: Deps): Routes<'tasks'> {
  const owned = ownedCalls(app, deps);
  return {
    create: owned((account, { params, body }) => createTask(deps, account, params.poi_id, body), 'make'),
    arrange: owned((account, { params, body }) => arrangeTasks(deps, account, params.poi_id, body.order)),
    change: owned((account, { params, body }) => changeTask(deps, account, params, body)),
    changeGuessText: owned((account, { params: ids, body: change }) =>
      changeContent(deps, account, { ids, type: 'guess_text', change }),
    ),
    changeGuessNumber: owned((account, { params: ids, body: change }) =>
      changeContent(deps, account, { ids, type: 'guess_number', change }),
    ),
    changeChoice: owned((account, { params: ids, body: change }) =>
      changeContent(deps, account, { ids, type: 'choice', change }),
    ),
    changeCloze: owned((account, { params: ids, body: change }) =>
      changeContent(deps, account, { ids, type: 'cloze', change }),
    ),
    changeLocate: owned((account, { params: ids, body: change }) =>
      changeContent(deps, account, { ids, type: 'locate', change }),
    ),
    changeOrder: owned((account, { params: ids, body: change }) =>
      changeContent(deps, account, { ids, type: 'order', change }),
    ),
    remove: owned((account, { params }) => removeTask(deps, account, params)),
  };
}
