import { lazy } from 'react';
import type { RouteObject } from 'react-router';
import { to } from '../to.ts';

const Explorations = lazy(() => import('#pages/explorations.page.tsx'));
const NewExploration = lazy(() => import('#pages/new-exploration.page.tsx'));
const Exploration = lazy(() => import('#pages/exploration.page.tsx'));
const DeleteExploration = lazy(() => import('#pages/delete-exploration.page.tsx'));
const Deleted = lazy(() => import('#pages/deleted.page.tsx'));
const Overview = lazy(() => import('#pages/overview.page.tsx'));
const Insights = lazy(() => import('#pages/insights.page.tsx'));
const Photos = lazy(() => import('#pages/photos.page.tsx'));
const Languages = lazy(() => import('#pages/languages.page.tsx'));
const Translation = lazy(() => import('#pages/translation.page.tsx'));
const TranslationFile = lazy(() => import('#pages/translation-file.page.tsx'));
const PoiMap = lazy(() => import('#pages/poi-map.page.tsx'));
const ShareExploration = lazy(() => import('#pages/share-exploration.page.tsx'));

const EXPLORATION = `${to.explorations()}/:exploration`;

/** Explorations of the account: list, form, languages, deletion, sharing and printing. */
export const explorationsRoutes: RouteObject[] = [
  { path: to.explorations(), element: <Explorations /> },
  { path: to.newExploration(), element: <NewExploration /> },
  { path: EXPLORATION, element: <Exploration /> },
  { path: `${EXPLORATION}/delete`, element: <DeleteExploration /> },
  { path: `${EXPLORATION}/delete/success`, element: <Deleted what="exploration" /> },
  { path: `${EXPLORATION}/insights`, element: <Insights /> },
  { path: `${EXPLORATION}/photos`, element: <Photos /> },
  { path: `${EXPLORATION}/language`, element: <Languages /> },
  { path: `${EXPLORATION}/language/:lang`, element: <Translation /> },
  { path: `${EXPLORATION}/language/:lang/file`, element: <TranslationFile /> },
  { path: `${EXPLORATION}/language/:lang/:section`, element: <Translation /> },
  { path: `${EXPLORATION}/map`, element: <PoiMap /> },
  { path: `${EXPLORATION}/share`, element: <ShareExploration /> },
  { path: `${EXPLORATION}/overview`, element: <Overview /> },
];
