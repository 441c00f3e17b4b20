import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { accountRoutes } from '#http/account-routes.ts';
import type { Routes } from '#http/register.ts';
import { withOwnPictures } from '#modules/media/with-own-pictures.service.ts';
import { changeContent } from './task-contents.service.ts';
import { arrangeTasks, changeTask, createTask, removeTask } from './tasks.service.ts';

export function tasksRoutes(app: FastifyInstance, deps: Deps): Routes<'tasks'> {
  const accountRoute = accountRoutes(app);
  return {
    create: accountRoute(
      withOwnPictures(deps, (account, { params, body }) => createTask(deps, account, params.poi_id, body)),
      'make',
    ),
    arrange: accountRoute((account, { params, body }) => arrangeTasks(deps, account, params.poi_id, body.order)),
    change: accountRoute(withOwnPictures(deps, (account, { params, body }) => changeTask(deps, account, params, body))),
    changeGuessText: accountRoute((account, { params: ids, body: change }) =>
      changeContent(deps, account, { ids, type: 'guess_text', change }),
    ),
    changeGuessNumber: accountRoute((account, { params: ids, body: change }) =>
      changeContent(deps, account, { ids, type: 'guess_number', change }),
    ),
    changeChoice: accountRoute((account, { params: ids, body: change }) =>
      changeContent(deps, account, { ids, type: 'choice', change }),
    ),
    changeCloze: accountRoute(
      withOwnPictures(deps, (account, { params: ids, body: change }) =>
        changeContent(deps, account, { ids, type: 'cloze', change }),
      ),
    ),
    // Without `locate_type` an address may be the text of a printed code, so pictures are left to the daily job.
    changeLocate: accountRoute((account, { params: ids, body: change }) =>
      changeContent(deps, account, { ids, type: 'locate', change }),
    ),
    changeOrder: accountRoute((account, { params: ids, body: change }) =>
      changeContent(deps, account, { ids, type: 'order', change }),
    ),
    changePhoto: accountRoute(
      withOwnPictures(deps, (account, { params: ids, body: change }) =>
        changeContent(deps, account, { ids, type: 'photo', change }),
      ),
    ),
    remove: accountRoute((account, { params }) => removeTask(deps, account, params)),
  };
}
