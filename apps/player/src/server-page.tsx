import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import { embedResponses } from '@puzzle-runs/web/api/embedded-responses.ts';
import { startI18n } from '@puzzle-runs/web/i18n/i18n.ts';
import { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { Pages, Providers } from './app.tsx';
import { preloadPage } from './routes.tsx';

interface Visit {
  /** Path of the page; only the page of a run may have a query. */
  path: string;
  language: Language;
  /** Responses of the API calls that the page needs, by address. */
  responses: Readonly<Record<string, unknown>>;
}

await startI18n({ de: () => [import('./i18n/de.ts')], en: () => [import('./i18n/en.ts')] }, 'de');
// The only pages that the bundle for the server contains (vite.config.ts).
await Promise.all(['/', '/exploration', '/exploration/any'].map(preloadPage));

/** Renders a page for a visitor without a login or a chosen language. Synchronous, so the global language cannot change meanwhile. */
export function renderPage({ path, language, responses }: Visit): string {
  void i18next.changeLanguage(language);
  embedResponses(responses);
  return renderToString(
    <Providers client={new QueryClient()}>
      <StaticRouter location={path}>
        <Pages />
      </StaticRouter>
    </Providers>,
  );
}
