import { type ChangeCallName, type ContentChange, perChangeCall } from '@puzzle-runs/contract/tasks/task-schemas.ts';
import type { TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';
import { accountRoutes } from '#http/account-routes.ts';
import type { Routes } from '#http/register.ts';
import type { Session } from '#http/session.ts';
import { oncePerSubmission } from '#modules/account-submissions/once-per-submission.service.ts';
import { withOwnPictures } from '#modules/media/with-own-pictures.service.ts';
import { copyOwnTasks, moveOwnTasks } from './carry-tasks.service.ts';
import { changeContent } from './task-contents.service.ts';
import { setPieces } from './task-pieces.service.ts';
import { arrangeTasks, changeTask, createTask, removeTask } from './tasks.service.ts';

/**
 * Kinds of which pictures come from this server with the call. A place may have the text of a printed code instead of
 * an address, so its pictures are left to the daily job.
 */
const WITH_PICTURES: readonly TaskType[] = ['cloze', 'photo', 'decision'];

type ContentRoutes = Pick<Routes<'tasks'>, ChangeCallName<TaskType>>;

interface ContentInput {
  params: { poi_id: number; task_id: number };
  body: ContentChange<TaskType>;
  request: FastifyRequest;
}

export function tasksRoutes(app: FastifyInstance, deps: Deps): Routes<'tasks'> {
  const accountRoute = accountRoutes(app);
  const once = oncePerSubmission(deps);

  function contentRoute(type: TaskType) {
    const change = once((account: Session, { params: ids, body, acting }: ContentInput & { acting: Deps }) =>
      changeContent(acting, account, { ids, type, change: body }),
    );
    return accountRoute(WITH_PICTURES.includes(type) ? withOwnPictures(deps, change) : change);
  }

  return {
    create: accountRoute(
      once(
        withOwnPictures(deps, (account, { params, body, acting }) => createTask(acting, account, params.poi_id, body)),
      ),
      'make',
    ),
    copy: accountRoute(
      once((account, { params, body, acting }) => copyOwnTasks(acting, account, params.poi_id, body)),
      'make',
    ),
    move: accountRoute(
      once((account, { params, body, acting }) => moveOwnTasks(acting, account, params.poi_id, body)),
      'make',
    ),
    arrange: accountRoute((account, { params, body }) => arrangeTasks(deps, account, params.poi_id, body.order)),
    change: accountRoute(withOwnPictures(deps, (account, { params, body }) => changeTask(deps, account, params, body))),
    setPieces: accountRoute((account, { params, body }) => setPieces(deps, account, params, body)),
    ...perChangeCall<ContentRoutes>(contentRoute),
    remove: accountRoute((account, { params }) => removeTask(deps, account, params)),
  };
}
