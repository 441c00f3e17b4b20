import { lazy } from 'react';
import type { RouteObject } from 'react-router';

const Tasks = lazy(() => import('#pages/tasks.page.tsx'));
const NewTask = lazy(() => import('#pages/new-task.page.tsx'));
const Task = lazy(() => import('#pages/task.page.tsx'));
const DeleteTask = lazy(() => import('#pages/delete-task.page.tsx'));
const Deleted = lazy(() => import('#pages/deleted.page.tsx'));

const TASKS = '/management/exploration/:exploration/poi/:poi/task';

/** Tasks of a poi. */
export const tasksRoutes: RouteObject[] = [
  { path: TASKS, element: <Tasks /> },
  { path: `${TASKS}/create`, element: <NewTask /> },
  { path: `${TASKS}/:task`, element: <Task /> },
  { path: `${TASKS}/:task/delete`, element: <DeleteTask /> },
  { path: `${TASKS}/:task/delete/success`, element: <Deleted what="task" /> },
];
