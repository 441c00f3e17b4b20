import { lazyWithTexts } from '@puzzle-runs/web/on-demand/lazy-part.tsx';
import type { RouteObject } from 'react-router';

const Pois = lazyWithTexts(() => import('#pages/pois.page.tsx'));
const NewPoi = lazyWithTexts(() => import('#pages/new-poi.page.tsx'));
const Poi = lazyWithTexts(() => import('#pages/poi.page.tsx'));
const DeletePoi = lazyWithTexts(() => import('#pages/delete-poi.page.tsx'));
const Deleted = lazyWithTexts(() => import('#pages/deleted.page.tsx'));
const Prerequisites = lazyWithTexts(() => import('#pages/prerequisites.page.tsx'));
const Prerequisite = lazyWithTexts(() => import('#pages/prerequisite.page.tsx'));
const DeletePrerequisite = lazyWithTexts(() => import('#pages/delete-prerequisite.page.tsx'));

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
