import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import { LRUCache } from 'lru-cache';
import type { Deps } from '#deps.ts';
import type { FirstResponse } from './first-responses.ts';
import type { PublicRun } from './pages.service.ts';

interface Visit {
  path: string;
  language: Language;
  responses: Readonly<Record<string, unknown>>;
}

interface GameVisit {
  path: string;
  language: Language;
  run: PublicRun | undefined;
}

/** What apps/player/src/server-page.tsx exports. */
interface Renderer {
  renderPage(visit: Visit): string;
  renderGame(visit: GameVisit): string;
}

/** Pages kept in memory: about 20 kB each. */
const PAGES_MAX = 100;

/** The page's markup, and the responses that it shows, as text that is safe inside a script element. */
export interface RenderedPage {
  markup: string;
  responses: string;
}

/** Returns a function that loads the renderer of a build; calls `onNew` for each further build. */
function rendererLoader({ siteFolder, log }: Pick<Deps, 'siteFolder' | 'log'>, onNew: () => void) {
  const file = pathToFileURL(join(siteFolder, '.vite/server/server-page.js')).href;
  let renderer: { build: string; load: Promise<Renderer | undefined> } | undefined;

  return (build: string): Promise<Renderer | undefined> => {
    if (renderer?.build !== build) {
      const load = import(`${file}?${encodeURIComponent(build)}`) as Promise<Renderer>;
      renderer = {
        build,
        load: load.catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'ERR_MODULE_NOT_FOUND') log.error(error, 'pages are not rendered');
          return undefined;
        }),
      };
      onNew();
    }
    return renderer.load;
  };
}

/**
 * Returns functions that render a page as the site does for a visitor who is not logged
 * in; undefined without a build. Caches pages by everything that they depend on: path,
 * language, and the text of the response, which contains the language of the run.
 */
export function pageRenderer(deps: Pick<Deps, 'siteFolder' | 'log'>) {
  const pages = new LRUCache<string, RenderedPage>({ max: PAGES_MAX });
  const rendererOf = rendererLoader(deps, () => pages.clear());

  async function cached(
    build: string,
    key: readonly unknown[],
    renderWith: (renderer: Renderer) => RenderedPage,
  ): Promise<RenderedPage | undefined> {
    const renderer = await rendererOf(build);
    if (!renderer) return undefined;
    const name = JSON.stringify(key);
    const known = pages.get(name);
    try {
      const page = known ?? renderWith(renderer);
      pages.set(name, page);
      return page;
    } catch (error) {
      deps.log.error(error, 'a page could not be rendered');
      return undefined;
    }
  }

  return {
    renderPage: (
      build: string,
      { path, language, first }: { path: string; language: Language; first: FirstResponse },
    ) =>
      cached(build, ['page', path, language, first.text.etag], ({ renderPage }) => {
        const { address } = first;
        const text = first.text.text.toString();
        return {
          markup: renderPage({ path, language, responses: { [address]: JSON.parse(text) } }),
          // No `<` can end the script element or begin a comment.
          responses: `{${JSON.stringify(address)}:${text}}`.replaceAll('<', '\\u003c'),
        };
      }),
    /** What a page of a game shows while it loads: the same for all players. */
    renderGame: (build: string, { path, language, run }: GameVisit) => {
      const visit = { path, language, run: run && { name: run.name, lang: run.lang } };
      return cached(build, ['game', visit], ({ renderGame }) => ({ markup: renderGame(visit), responses: '{}' }));
    },
  };
}
