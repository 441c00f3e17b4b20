import { lazy } from 'react';
import type { RouteObject } from 'react-router';

const Spots = lazy(() => import('#pages/spots.page.tsx'));
const NewSpot = lazy(() => import('#pages/new-spot.page.tsx'));
const Spot = lazy(() => import('#pages/spot.page.tsx'));
const DeleteSpot = lazy(() => import('#pages/delete-spot.page.tsx'));
const SpotDeleted = lazy(() => import('#pages/spot-deleted.page.tsx'));
const Qualifiers = lazy(() => import('#pages/qualifiers.page.tsx'));
const Qualifier = lazy(() => import('#pages/qualifier.page.tsx'));
const DeleteQualifier = lazy(() => import('#pages/delete-qualifier.page.tsx'));
const QualifierDeleted = lazy(() => import('#pages/qualifier-deleted.page.tsx'));

const SPOTS = '/management/exploration/:exploration/poi';
const QUALIFIERS = `${SPOTS}/:poi/prerequisite`;

/** Spots of a run and what opens them. */
export const spotsRoutes: RouteObject[] = [
  { path: SPOTS, element: <Spots /> },
  { path: `${SPOTS}/create`, element: <NewSpot /> },
  { path: `${SPOTS}/:poi`, element: <Spot /> },
  { path: `${SPOTS}/:poi/delete`, element: <DeleteSpot /> },
  { path: `${SPOTS}/:poi/delete/success`, element: <SpotDeleted /> },
  { path: QUALIFIERS, element: <Qualifiers /> },
  { path: `${QUALIFIERS}/:prerequisite`, element: <Qualifier /> },
  { path: `${QUALIFIERS}/:prerequisite/delete`, element: <DeleteQualifier /> },
  { path: `${QUALIFIERS}/:prerequisite/delete/success`, element: <QualifierDeleted /> },
];
