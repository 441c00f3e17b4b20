import { lazyWithTexts } from '@puzzle-runs/web/on-demand/lazy-part.tsx';
import type { RouteObject } from 'react-router';
import { to } from '../to.ts';

const Explorations = lazyWithTexts(() => import('#pages/explorations.page.tsx'));
const NewExploration = lazyWithTexts(() => import('#pages/new-exploration.page.tsx'));
const Exploration = lazyWithTexts(() => import('#pages/exploration.page.tsx'));
const DeleteExploration = lazyWithTexts(() => import('#pages/delete-exploration.page.tsx'));
const Deleted = lazyWithTexts(() => import('#pages/deleted.page.tsx'));
const Overview = lazyWithTexts(() => import('#pages/overview.page.tsx'));
const Insights = lazyWithTexts(() => import('#pages/insights.page.tsx'));
const Photos = lazyWithTexts(() => import('#pages/photos.page.tsx'));
const Languages = lazyWithTexts(() => import('#pages/languages.page.tsx'));
const Translation = lazyWithTexts(() => import('#pages/translation.page.tsx'));
const TranslationFile = lazyWithTexts(() => import('#pages/translation-file.page.tsx'));
const PoiMap = lazyWithTexts(() => import('#pages/poi-map.page.tsx'));
const ShareExploration = lazyWithTexts(() => import('#pages/share-exploration.page.tsx'));

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
