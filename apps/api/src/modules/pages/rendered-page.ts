import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import type { Deps } from '#deps.ts';
import type { FirstResponse } from './first-responses.ts';

interface Visit {
  path: string;
  language: Language;
  responses: Readonly<Record<string, unknown>>;
}

/** What apps/player/src/server-page.tsx exports. */
interface Renderer {
  renderPage(visit: Visit): string;
}

/** Pages kept in memory: about 20 kB each. */
const PAGES_MAX = 100;

/** The page's markup, and the responses that it shows, as text that is safe inside a script element. */
export interface RenderedPage {
  markup: string;
  responses: string;
}

/**
 * Returns a function that renders a page as the site does for a visitor who is not logged in; undefined without a build. Caches pages by
 * everything that they depend on: path, language, and the text of the response, which contains the language of the run.
 */
export function pageRenderer({ siteFolder, log }: Pick<Deps, 'siteFolder' | 'log'>) {
  const pages = new Map<string, RenderedPage>();
  const file = pathToFileURL(join(siteFolder, '.vite/server/server-page.js')).href;
  let renderer: { build: string; load: Promise<Renderer | undefined> } | undefined;

  function rendererOf(build: string): Promise<Renderer | undefined> {
    if (renderer?.build !== build) {
      const load = import(`${file}?${encodeURIComponent(build)}`) as Promise<Renderer>;
      renderer = {
        build,
        load: load.catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'ERR_MODULE_NOT_FOUND') log.error(error, 'pages are not rendered');
          return undefined;
        }),
      };
      pages.clear();
    }
    return renderer.load;
  }

  return async (
    build: string,
    { path, language, first }: { path: string; language: Language; first: FirstResponse },
  ): Promise<RenderedPage | undefined> => {
    const known = await rendererOf(build);
    if (!known) return undefined;
    const text = first.text.text.toString();
    const key = JSON.stringify([path, language, first.text.etag]);
    const kept = pages.get(key);
    pages.delete(key); // reinsert at the end: the first key is the least recently used
    try {
      const page = kept ?? render(known, { path, language, address: first.address, text });
      pages.set(key, page);
      const [oldest] = pages.keys();
      if (pages.size > PAGES_MAX && oldest !== undefined) pages.delete(oldest);
      return page;
    } catch (error) {
      log.error(error, 'a page could not be rendered');
      return undefined;
    }
  };
}

function render(
  { renderPage }: Renderer,
  { path, language, address, text }: { path: string; language: Language; address: string; text: string },
): RenderedPage {
  return {
    markup: renderPage({ path, language, responses: { [address]: JSON.parse(text) } }),
    // No `<` can end the script element or begin a comment.
    responses: `{${JSON.stringify(address)}:${text}}`.replaceAll('<', '\\u003c'),
  };
}
