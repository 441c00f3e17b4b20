import type { ContentChange } from '@puzzle-runs/contract/management/task-content.ts';
import type { TaskType } from '@puzzle-runs/domain/task/content.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';
import { limited } from '#http/rate-limits.ts';
import type { Routes } from '#http/register.ts';
import { accountOf, requireAccount } from '#http/session.ts';
import { changeContent } from './task-contents.service.ts';
import { arrangeTasks, changeTask, createTask, removeTask } from './tasks.service.ts';

interface ContentCall<K extends TaskType> {
  request: FastifyRequest;
  params: { poi_id: number; task_id: number };
  body: ContentChange<K>;
}

export function tasksRoutes(app: FastifyInstance, deps: Deps): Routes<'tasks'> {
  const hooks = { onRequest: requireAccount(deps) };
  const making = { ...hooks, preHandler: limited(app, 'make') };

  /** The call that changes the content of one kind. */
  function changing<K extends TaskType>(type: K) {
    return {
      hooks,
      handler: async ({ request, params: ids, body: change }: ContentCall<K>) => ({
        status: 200 as const,
        body: await changeContent(deps, accountOf(request), { ids, type, change }),
      }),
    };
  }

  return {
    create: {
      hooks: making,
      handler: async ({ request, params, body }) => ({
        status: 200,
        body: await createTask(deps, accountOf(request), params.poi_id, body),
      }),
    },
    arrange: {
      hooks,
      handler: async ({ request, params, body }) => ({
        status: 200,
        body: await arrangeTasks(deps, accountOf(request), params.poi_id, body.order),
      }),
    },
    change: {
      hooks,
      handler: async ({ request, params, body }) => ({
        status: 200,
        body: await changeTask(deps, accountOf(request), params, body),
      }),
    },
    changeGuessText: changing('guess_text'),
    changeGuessNumber: changing('guess_number'),
    changeChoice: changing('choice'),
    changeCloze: changing('cloze'),
    changeLocate: changing('locate'),
    changeOrder: changing('order'),
    remove: {
      hooks,
      handler: async ({ request, params }) => ({
        status: 200,
        body: await removeTask(deps, accountOf(request), params),
      }),
    },
  };
}
