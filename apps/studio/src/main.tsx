import '@puzzle-runs/web/ui/tokens.css';
import './mantine.css';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { deviceLanguage, startI18n } from '@puzzle-runs/web/i18n/i18n.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { completeHandover } from '#shell/login/complete-handover.ts';
import { App } from './app.tsx';
import { queryClient } from './query-client.ts';
import { siteMap } from './routes.tsx';
import { to } from './to.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const options: RootOptions = {
  // ApiProblems are shown by the boundary that caught them. Any other caught error is a bug and is reported.
  onCaughtError: (error) => {
    if (!(error instanceof ApiProblem)) reportError(error);
  },
};

/** Whether the server rendered what this device shows; with a hand-over in the address, that is not yet known. */
const rendered =
  'rendered' in root.dataset && document.documentElement.lang === deviceLanguage() && location.hash === '';
// The address that others on which the list is rendered lead to.
if (rendered) history.replaceState(null, '', to.explorations());

const router = completeHandover().then(() => createBrowserRouter(siteMap));
await startI18n({ de: () => [import('./i18n/de.ts')], en: () => [import('./i18n/en.ts')] });
const app = <App client={queryClient} router={router} />;
if (rendered) startTransition(() => void hydrateRoot(root, app, options));
else createRoot(root, options).render(app);
