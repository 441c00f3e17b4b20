import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { LANGUAGES } from '@puzzle-runs/domain/preferred-language.ts';
import { startI18n } from '@puzzle-runs/web/i18n/i18n.ts';
import { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter } from 'react-router';
import { App } from './app.tsx';
import { siteMap } from './routes.tsx';
import { to } from './to.ts';

/** The list of runs as a logged-in creator sees it before the runs are loaded (docs/decisions/0058). */
async function firstScreen(): Promise<string> {
  const router = createMemoryRouter(siteMap, { initialEntries: [to.explorations()] });
  const app = <App client={new QueryClient()} router={Promise.resolve(router)} />;
  // Prerendered as a whole, so that no part of the page needs a script to move it into place.
  const { prelude } = await prerenderToNodeStream(app, { progressiveChunkSize: Number.MAX_SAFE_INTEGER });
  return text(prelude);
}

// The build runs this file.
await startI18n({ de: () => import('./i18n/de.ts'), en: () => import('./i18n/en.ts') }, 'de');
const folder = join(import.meta.dirname, '../first-screen');
await mkdir(folder, { recursive: true });
for (const language of LANGUAGES) {
  await i18next.changeLanguage(language);
  await writeFile(join(folder, `${language}.html`), await firstScreen());
}
