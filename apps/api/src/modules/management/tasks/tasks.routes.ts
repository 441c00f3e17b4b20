import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { accountRoutes } from '#http/account-routes.ts';
import type { Routes } from '#http/register.ts';
import { oncePerSubmission } from '#modules/account-submissions/once-per-submission.service.ts';
import { withOwnPictures } from '#modules/media/with-own-pictures.service.ts';
import { changeContent } from './task-contents.service.ts';
import { arrangeTasks, changeTask, createTask, removeTask } from './tasks.service.ts';

export function tasksRoutes(app: FastifyInstance, deps: Deps): Routes<'tasks'> {
  const accountRoute = accountRoutes(app);
  const once = oncePerSubmission(deps);
  return {
    create: accountRoute(
      once(
        withOwnPictures(deps, (account, { params, body, acting }) => createTask(acting, account, params.poi_id, body)),
      ),
      'make',
    ),
    arrange: accountRoute((account, { params, body }) => arrangeTasks(deps, account, params.poi_id, body.order)),
    change: accountRoute(withOwnPictures(deps, (account, { params, body }) => changeTask(deps, account, params, body))),
    changeGuessText: accountRoute(
      once((account, { params: ids, body: change, acting }) =>
        changeContent(acting, account, { ids, type: 'guess_text', change }),
      ),
    ),
    changeGuessNumber: accountRoute((account, { params: ids, body: change }) =>
      changeContent(deps, account, { ids, type: 'guess_number', change }),
    ),
    changeChoice: accountRoute(
      once((account, { params: ids, body: change, acting }) =>
        changeContent(acting, account, { ids, type: 'choice', change }),
      ),
    ),
    changeCloze: accountRoute(
      once(
        withOwnPictures(deps, (account, { params: ids, body: change, acting }) =>
          changeContent(acting, account, { ids, type: 'cloze', change }),
        ),
      ),
    ),
    // Without `locate_type` an address may be the text of a printed code, so pictures are left to the daily job.
    changeLocate: accountRoute((account, { params: ids, body: change }) =>
      changeContent(deps, account, { ids, type: 'locate', change }),
    ),
    changeOrder: accountRoute(
      once((account, { params: ids, body: change, acting }) =>
        changeContent(acting, account, { ids, type: 'order', change }),
      ),
    ),
    changePhoto: accountRoute(
      withOwnPictures(deps, (account, { params: ids, body: change }) =>
        changeContent(deps, account, { ids, type: 'photo', change }),
      ),
    ),
    remove: accountRoute((account, { params }) => removeTask(deps, account, params)),
  };
}
