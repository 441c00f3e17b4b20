import '@puzzle-runs/web/ui/tokens.css';
import './mantine.css';
import '@puzzle-runs/web/ui/forced-colors.css';
import { ApiProblem, isCodeNotLoaded, startManagement } from '@puzzle-runs/web/api/api-problem.ts';
import { deviceLanguage, startI18n } from '@puzzle-runs/web/i18n/i18n.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { completeHandover } from '#shell/login/complete-handover.ts';
import { App } from './app.tsx';
import { queryClient } from './query-client.ts';
import { siteMap } from './routes.tsx';
import { to } from './to.ts';

const options: RootOptions = {
  // ApiProblems are shown by the boundary that caught them. Any other caught error is a bug and is reported.
  onCaughtError: (error) => {
    if (!(error instanceof ApiProblem || isCodeNotLoaded(error))) reportError(error);
  },
};

/** Whether React can hydrate the first screen of the server; unknown while the address contains a login hand-over. */
function isRendered(root: HTMLElement): boolean {
  return 'rendered' in root.dataset && document.documentElement.lang === deviceLanguage() && location.hash === '';
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const rendered = isRendered(root);
  // The list also opens at other addresses; use its own.
  if (rendered) history.replaceState(null, '', to.explorations());
  const router = completeHandover().then(() => createBrowserRouter(siteMap));
  await startI18n({
    de: () => import('./i18n/de.ts'),
    en: () => import('./i18n/en.ts'),
  });
  const app = <App client={queryClient} router={router} />;
  // In a transition React works in slices, so that taps are handled in between.
  startTransition(() => {
    if (rendered) hydrateRoot(root, app, options);
    else createRoot(root, options).render(app);
  });
}

startManagement();
void start();
