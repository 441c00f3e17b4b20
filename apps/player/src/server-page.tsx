import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import { PAGES, pagePath, pagesFor } from '@puzzle-runs/site/pages.ts';
import { embedResponses } from '@puzzle-runs/web/api/embedded-responses.ts';
import { startI18n } from '@puzzle-runs/web/i18n/i18n.ts';
import { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter, useRoutes } from 'react-router';
import { ArrivingGame, type PublicRun } from '#features/play/arriving/arriving-game.tsx';
import { usePlayMenu } from '#features/play/use-play-menu.tsx';
import { usePlayPlace } from '#features/play/use-play-place.ts';
import { OfflineBar } from '#offline/offline-bar.tsx';
import { Frame } from '#shell/frame.tsx';
import { Shell } from '#shell/shell.tsx';
import { Pages, Providers } from './app.tsx';
import { preloadPage } from './routes.tsx';

interface Visit {
  /** Path of the page; only the page of a run may have a query. */
  path: string;
  language: Language;
  /** Responses of the API calls that the page needs, by address. */
  responses: Readonly<Record<string, unknown>>;
}

await startI18n({ de: () => import('./i18n/de.ts'), en: () => import('./i18n/en.ts') }, 'de');
// The only pages that the bundle for the server contains (vite.config.ts).
const client = new QueryClient();
const rendered = pagesFor('public').filter((name) => 'kB' in PAGES[name]);
await Promise.all(rendered.map((name) => preloadPage(pagePath(name, { exploration: 'any' }), client)));

/**
 * Renders a page for a visitor without a login or a chosen language. Synchronous, so the global language cannot change
 * meanwhile.
 */
export function renderPage({ path, language, responses }: Visit): string {
  void i18next.changeLanguage(language);
  embedResponses(responses);
  return render(path, <Pages />);
}

interface GameVisit {
  /** Path of a page of a game. */
  path: string;
  language: Language;
  /** Undefined for a run that is not public. */
  run: PublicRun | undefined;
}

/** Renders what a page of a game shows until its scripts and its game arrive: the same for all players. */
export function renderGame({ path, language, run }: GameVisit): string {
  void i18next.changeLanguage(language);
  return render(path, <ArrivingPages run={run} />);
}

function ArrivingPages({ run }: Pick<GameVisit, 'run'>) {
  const children = pagesFor('play').map((page) => ({ path: PAGES[page].path, element: <ArrivingPlay run={run} /> }));
  return useRoutes([{ element: <Shell />, children }]);
}

function render(path: string, pages: ReactNode): string {
  return renderToString(
    <Providers client={new QueryClient()}>
      <StaticRouter location={path}>{pages}</StaticRouter>
    </Providers>,
  );
}

/**
 * A page of a game before its scripts arrive, as the server draws it for everybody: with the same header and
 * navigation.
 */
function ArrivingPlay({ run }: { run: PublicRun | undefined }) {
  const menu = usePlayMenu(usePlayPlace());
  return (
    <Frame top={<OfflineBar playing />} places={menu}>
      <ArrivingGame run={run} />
    </Frame>
  );
}
