import '@puzzle-runs/web/ui/tokens.css';
import './mantine.css';
import '@puzzle-runs/web/ui/forced-colors.css';
import { startManagement } from '@puzzle-runs/web/api/api-problem.ts';
import { queryClient } from '@puzzle-runs/web/api/query-client.ts';
import { deviceLanguage, startI18n } from '@puzzle-runs/web/i18n/i18n.ts';
import { showSite } from '@puzzle-runs/web/page/show-site.ts';
import { createBrowserRouter } from 'react-router';
import { completeHandover } from '#shell/login/complete-handover.ts';
import { App } from './app.tsx';
import { siteMap } from './routes.tsx';
import { to } from './to.ts';

/** Whether React can hydrate the first screen of the server; unknown while the address contains a login hand-over. */
function isRendered(root: HTMLElement): boolean {
  return 'rendered' in root.dataset && document.documentElement.lang === deviceLanguage() && location.hash === '';
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const isDrawn = isRendered(root);
  // The list also opens at other addresses; use its own.
  if (isDrawn) history.replaceState(null, '', to.explorations());
  const router = completeHandover().then(() => createBrowserRouter(siteMap));
  await startI18n({
    de: () => import('./i18n/de.ts'),
    en: () => import('./i18n/en.ts'),
  });
  showSite(root, { site: <App client={queryClient} router={router} />, isDrawn });
}

startManagement();
void start();
