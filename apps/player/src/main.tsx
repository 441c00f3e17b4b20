import '@puzzle-runs/web/ui/tokens.css';
import '@puzzle-runs/web/ui/base.css';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { deviceLanguage, startI18n } from '@puzzle-runs/web/i18n/i18n.ts';
import { session } from '@puzzle-runs/web/session/session.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { App } from './app.tsx';
import { queryClient } from './query-client.ts';
import { preloadPage } from './routes.tsx';
import { dropAlertOnReload } from './shell/alerts/drop-alert-on-reload.ts';

const options: RootOptions = {
  // API refusals are shown where they happen; anything else that a boundary catches is a bug.
  onCaughtError: (error) => {
    if (!(error instanceof ApiProblem)) reportError(error);
  },
};

/** Whether the server rendered the page as this device shows it: nothing is stored here, and the language is the same. */
function isRendered(root: HTMLElement): boolean {
  return 'rendered' in root.dataset && session.isNew() && document.documentElement.lang === deviceLanguage();
}

/** Ends the task, so that taps on a slow phone are handled in between. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  await nextTask(); // after the modules have been evaluated
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  dropAlertOnReload();
  const rendered = isRendered(root);
  const page = preloadPage(location.pathname, queryClient).catch(() => undefined); // shows its failure when it renders
  await nextTask();
  await startI18n({ de: () => [import('./i18n/de.ts')], en: () => [import('./i18n/en.ts')] });
  await page;
  delete root.dataset.arriving; // of a game: its fonts load from now on (packages/web/src/ui/fonts.css)
  const app = <App onShown={startOfflineLater} />;
  // In a transition React works in slices, and taps come in between.
  if (rendered) startTransition(() => void hydrateRoot(root, app, options));
  else createRoot(root, options).render(app);
}

/** After everything that the first screen needs. */
function startOfflineLater(): void {
  const startOffline = () => void import('./offline/start-offline.ts').catch(() => undefined);
  if (document.readyState === 'complete') startOffline();
  else addEventListener('load', startOffline);
}

void start();
