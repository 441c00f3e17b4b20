import { PAGES, type PageName, pagesFor } from '@puzzle-runs/site/pages.ts';
import { loadWithTexts } from '@puzzle-runs/web/i18n/i18n.ts';
import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, isValidElement, type ReactElement, type ReactNode, useState } from 'react';
import { matchRoutes, type Params, type RouteObject } from 'react-router';
import { BrowseFrame } from '#shell/browse-frame.tsx';
import { Shell } from '#shell/shell.tsx';

interface PageModule {
  default: ComponentType;
  /** Loads the first data of the page at a path. */
  prepare?: Prepare;
}

type Prepare = (client: QueryClient, path: string, params: Params) => Promise<void>;

/** A page whose code and texts are loaded on demand. Without a network it shows the same failure as missing data. */
function lazyPage(load: () => Promise<PageModule>) {
  let preloaded: PageModule | undefined;
  const Lazy = onDemand(() => load().then((file) => file.default));
  /** A preloaded page renders at once, without a loading state. */
  function Page() {
    const [known] = useState(preloaded);
    return known ? <known.default /> : <Lazy />;
  }
  return Object.assign(Page, {
    async preload(...address: Parameters<Prepare>) {
      preloaded = await loadWithTexts(load);
      await preloaded.prepare?.(...address);
    },
  });
}

type Page = ReturnType<typeof lazyPage>;

const FILES = import.meta.glob<PageModule>('./pages/*.page.tsx');
const COMPONENTS = new Map(Object.entries(FILES).map(([path, load]) => [path, lazyPage(load)]));

/** The page of a file in `pages`: one component, also for several routes. */
function elementOf(file: string): ReactElement {
  const Page = COMPONENTS.get(`./pages/${file}.page.tsx`);
  if (!Page) throw new Error(`pages has no file ${file}`);
  return <Page />;
}

function route(name: PageName): RouteObject {
  const { path, file } = PAGES[name];
  return { path, caseSensitive: true, element: elementOf(file) };
}

const browsed = [...pagesFor('public'), ...pagesFor('hidden')].filter((name) => name !== 'board');

/** Maps each page to its component. The server uses the same table of pages and is case-sensitive, too. */
export const siteMap: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      {
        element: <BrowseFrame />,
        children: [...browsed.map(route), { path: '*', element: elementOf('not-found') }],
      },
      { element: elementOf('play'), children: pagesFor('play').map(route) },
      route('board'),
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

function isPreloadable(element: ReactNode): element is ReactElement<unknown, Page> {
  return isValidElement(element) && typeof element.type !== 'string' && 'preload' in element.type;
}
