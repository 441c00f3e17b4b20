import { lazyWithTexts } from '@puzzle-runs/web/on-demand/lazy-part.tsx';
import type { RouteObject } from 'react-router';

const Tasks = lazyWithTexts(() => import('#pages/tasks.page.tsx'));
const NewTask = lazyWithTexts(() => import('#pages/new-task.page.tsx'));
const Task = lazyWithTexts(() => import('#pages/task.page.tsx'));
const DeleteTask = lazyWithTexts(() => import('#pages/delete-task.page.tsx'));
const Deleted = lazyWithTexts(() => import('#pages/deleted.page.tsx'));

const TASKS = '/management/exploration/:exploration/poi/:poi/task';

/** Tasks of a poi. */
export const tasksRoutes: RouteObject[] = [
  { path: TASKS, element: <Tasks /> },
  { path: `${TASKS}/create`, element: <NewTask /> },
  { path: `${TASKS}/:task`, element: <Task /> },
  { path: `${TASKS}/:task/delete`, element: <DeleteTask /> },
  { path: `${TASKS}/:task/delete/success`, element: <Deleted what="task" /> },
];
