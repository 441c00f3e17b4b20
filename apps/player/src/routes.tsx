import { PAGES, type PageName } from '@puzzle-runs/domain/site/pages.ts';
import { lazy, type ReactNode } from 'react';
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

function page(name: PageName, element: ReactNode): RouteObject {
  return { path: PAGES[name].path, element };
}

/** The site map: page → what it shows, nothing else. The server answers the same table of pages. */
export const siteMap: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      {
        element: <BrowseFrame />,
        children: [
          page('home', <Landing />),
          page('explorations', <Explorations />),
          page('battles', <Battles />),
          page('exploration', <Exploration />),
          page('battleExploration', <Exploration />),
          page('teams', <Teams />),
          page('battleTeams', <Teams />),
          page('join', <Join />),
          page('progress', <Progress />),
          { path: '*', element: <NotFound /> },
        ],
      },
      {
        element: <Play />,
        children: [
          page('spots', <Spots />),
          page('spot', <Spot />),
          page('ranking', <Ranking />),
          page('share', <Share />),
          page('teamSpots', <Spots />),
          page('teamSpot', <Spot />),
          page('teamRanking', <Ranking />),
          page('teamShare', <Share />),
        ],
      },
    ],
  },
];
