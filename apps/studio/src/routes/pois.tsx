import { lazy } from 'react';
import type { RouteObject } from 'react-router';

const Pois = lazy(() => import('#pages/pois.page.tsx'));
const NewPoi = lazy(() => import('#pages/new-poi.page.tsx'));
const Poi = lazy(() => import('#pages/poi.page.tsx'));
const DeletePoi = lazy(() => import('#pages/delete-poi.page.tsx'));
const Deleted = lazy(() => import('#pages/deleted.page.tsx'));
const Prerequisites = lazy(() => import('#pages/prerequisites.page.tsx'));
const Prerequisite = lazy(() => import('#pages/prerequisite.page.tsx'));
const DeletePrerequisite = lazy(() => import('#pages/delete-prerequisite.page.tsx'));

const POIS = '/management/exploration/:exploration/poi';
const PREREQUISITES = `${POIS}/:poi/prerequisite`;

/** Pois of an exploration and their prerequisites. */
export const poisRoutes: RouteObject[] = [
  { path: POIS, element: <Pois /> },
  { path: `${POIS}/create`, element: <NewPoi /> },
  { path: `${POIS}/:poi`, element: <Poi /> },
  { path: `${POIS}/:poi/delete`, element: <DeletePoi /> },
  { path: `${POIS}/:poi/delete/success`, element: <Deleted what="poi" /> },
  { path: PREREQUISITES, element: <Prerequisites /> },
  { path: `${PREREQUISITES}/:prerequisite`, element: <Prerequisite /> },
  { path: `${PREREQUISITES}/:prerequisite/delete`, element: <DeletePrerequisite /> },
  { path: `${PREREQUISITES}/:prerequisite/delete/success`, element: <Deleted what="prerequisite" /> },
];
