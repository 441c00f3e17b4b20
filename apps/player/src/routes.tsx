import { PAGES, type PageName } from '@puzzle-runs/site/pages.ts';
import { loadWithTexts } from '@puzzle-runs/web/i18n/i18n.ts';
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, isValidElement, lazy, type ReactElement, type ReactNode, useState } from 'react';
import { matchRoutes, type Params, type RouteObject } from 'react-router';
import { BrowseFrame } from '#shell/browse-frame.tsx';
import { Shell } from '#shell/shell.tsx';
import type { FirstPage, LaterPage } from './later-pages.ts';

interface PageModule {
  default: ComponentType;
  /** Loads the first data of the page at a path. */
  prepare?: Prepare;
}

type Prepare = (client: QueryClient, path: string, params: Params) => Promise<void>;

/** A page whose code and texts are loaded on demand. Without a network it shows the same failure as missing data. */
function lazyPage(loadCode: () => Promise<PageModule>) {
  const load = () => loadWithTexts(loadCode);
  let preloaded: PageModule | undefined;
  const Lazy = lazy(load);
  /** A preloaded page renders at once, without a loading state. */
  function Page() {
    const [known] = useState(preloaded);
    return known ? <known.default /> : <Lazy />;
  }
  return Object.assign(Page, {
    async preload(...address: Parameters<Prepare>) {
      preloaded = await load();
      await preloaded.prepare?.(...address);
    },
  });
}

const Landing = lazyPage(() => import('#pages/landing.page.tsx'));
const Explorations = lazyPage(() => import('#pages/explorations.page.tsx'));
const Battles = lazyPage(() => import('#pages/battles.page.tsx'));
const Exploration = lazyPage(() => import('#pages/exploration.page.tsx'));
const Teams = lazyPage(() => import('#pages/teams.page.tsx'));
const Join = lazyPage(() => import('#pages/join.page.tsx'));
const NotFound = lazyPage(() => import('#pages/not-found.page.tsx'));
// By name: knip finds no use of an export that is only reached through a type.
const Play = lazyPage(async () => {
  const { default: PlayPage, prepare } = await import('#pages/play.page.tsx');
  return { default: PlayPage, prepare };
});
const Pois = lazyPage(() => import('#pages/pois.page.tsx'));
const Poi = lazyPage(() => import('#pages/poi.page.tsx'));
const Ranking = lazyPage(() => import('#pages/ranking.page.tsx'));
const Share = lazyPage(() => import('#pages/share.page.tsx'));

function page(name: PageName, element: ReactNode): RouteObject {
  return { path: PAGES[name].path, caseSensitive: true, element };
}

/** A page whose file is looked up when it is wanted, so that first screens load no list of all files of the site. */
function laterPage(name: LaterPage): RouteObject {
  const Page = lazyPage(async () => (await import('./later-pages.ts')).laterPages[name]());
  return page(name, <Page />);
}

const FIRST_PAGES = {
  home: Landing,
  explorations: Explorations,
  battles: Battles,
  exploration: Exploration,
  battleExploration: Exploration,
  teams: Teams,
  battleTeams: Teams,
  join: Join,
} satisfies Record<FirstPage, ComponentType>;

const LATER_PAGES = (Object.keys(PAGES) as PageName[]).filter(
  (name): name is LaterPage => PAGES[name].audience !== 'play' && !(name in FIRST_PAGES) && name !== 'board',
);

/** Maps each page to its component. The server uses the same table of pages and is case-sensitive, too. */
export const siteMap: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      {
        element: <BrowseFrame />,
        children: [
          ...Object.entries(FIRST_PAGES).map(([name, Page]) => page(name as FirstPage, <Page />)),
          ...LATER_PAGES.map(laterPage),
          { path: '*', element: <NotFound /> },
        ],
      },
      {
        element: <Play />,
        children: [
          page('pois', <Pois />),
          page('poi', <Poi />),
          page('ranking', <Ranking />),
          page('share', <Share />),
          page('teamPois', <Pois />),
          page('teamPoi', <Poi />),
          page('teamRanking', <Ranking />),
          page('teamShare', <Share />),
          page('friendsPois', <Pois />),
          page('friendsPoi', <Poi />),
          page('friendsShare', <Share />),
          page('trialPois', <Pois />),
          page('trialPoi', <Poi />),
        ],
      },
      laterPage('board'),
    ],
  },
];

/** Loads the code and first data of the page at a path, so that it renders at once. */
export async function preloadPage(path: string, client: QueryClient): Promise<void> {
  const pages = matchRoutes(siteMap, path) ?? [];
  await Promise.all(
    pages.map(async ({ route, params }) => {
      if (isPreloadable(route.element)) await route.element.type.preload(client, path, params);
    }),
  );
}

function isPreloadable(element: ReactNode): element is ReactElement<unknown, ReturnType<typeof lazyPage>> {
  return isValidElement(element) && typeof element.type !== 'string' && 'preload' in element.type;
}
