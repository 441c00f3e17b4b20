import { lazy } from 'react';
import type { RouteObject } from 'react-router';
import { to } from '../to.ts';

const Runs = lazy(() => import('#pages/runs.page.tsx'));
const NewRun = lazy(() => import('#pages/new-run.page.tsx'));
const Run = lazy(() => import('#pages/run.page.tsx'));
const DeleteRun = lazy(() => import('#pages/delete-run.page.tsx'));
const RunDeleted = lazy(() => import('#pages/run-deleted.page.tsx'));
const Overview = lazy(() => import('#pages/overview.page.tsx'));
const ShareRun = lazy(() => import('#pages/share-run.page.tsx'));

const RUN = `${to.runs()}/:exploration`;

/** Runs of the account: list, form, deletion, sharing and printing. */
export const runsRoutes: RouteObject[] = [
  { path: to.runs(), element: <Runs /> },
  { path: to.newRun(), element: <NewRun /> },
  { path: RUN, element: <Run /> },
  { path: `${RUN}/delete`, element: <DeleteRun /> },
  { path: `${RUN}/delete/success`, element: <RunDeleted /> },
  { path: `${RUN}/share`, element: <ShareRun /> },
  { path: `${RUN}/overview`, element: <Overview /> },
];
