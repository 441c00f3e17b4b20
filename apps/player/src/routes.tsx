import { lazy } from 'react';
import type { RouteObject } from 'react-router';
import { BrowseFrame } from '#shell/browse-frame.tsx';
import { Shell } from '#shell/shell.tsx';

const Landing = lazy(() => import('#pages/landing.page.tsx'));
const Explorations = lazy(() => import('#pages/explorations.page.tsx'));
const Battles = lazy(() => import('#pages/battles.page.tsx'));
const Exploration = lazy(() => import('#pages/exploration.page.tsx'));
const Teams = lazy(() => import('#pages/teams.page.tsx'));
const Join = lazy(() => import('#pages/join.page.tsx'));
const Progress = lazy(() => import('#pages/progress.page.tsx'));
const NotFound = lazy(() => import('#pages/not-found.page.tsx'));
const Play = lazy(() => import('#pages/play.page.tsx'));
const Spots = lazy(() => import('#pages/spots.page.tsx'));
const Spot = lazy(() => import('#pages/spot.page.tsx'));
const Ranking = lazy(() => import('#pages/ranking.page.tsx'));
const Share = lazy(() => import('#pages/share.page.tsx'));

const SOLO = '/exploration/:exploration';
const BATTLE = '/battle/:battle/exploration/:exploration';

/** The same four screens alone and in a battle, where the team stands before them (specification 1, part 2). */
function playRoutes(place: string): RouteObject[] {
  return [
    { path: `${place}/poi`, element: <Spots /> },
    { path: `${place}/poi/:poi`, element: <Spot /> },
    { path: `${place}/ranking`, element: <Ranking /> },
    { path: `${place}/share`, element: <Share /> },
  ];
}

/** The site map: path → page, nothing else. */
export const siteMap: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      {
        element: <BrowseFrame />,
        children: [
          { path: '/', element: <Landing /> },
          { path: '/exploration', element: <Explorations /> },
          { path: '/battle', element: <Battles /> },
          { path: SOLO, element: <Exploration /> },
          { path: BATTLE, element: <Exploration /> },
          { path: `${SOLO}/team`, element: <Teams /> },
          { path: `${BATTLE}/team`, element: <Teams /> },
          { path: '/join', element: <Join /> },
          { path: '/progress', element: <Progress /> },
          { path: '*', element: <NotFound /> },
        ],
      },
      { element: <Play />, children: [...playRoutes(SOLO), ...playRoutes(`${BATTLE}/team/:team`)] },
    ],
  },
];
