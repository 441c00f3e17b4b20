import '@puzzle-runs/web/ui/tokens.css';
import '@puzzle-runs/web/ui/base.css';
import '@puzzle-runs/web/ui/forced-colors.css';
import { queryClient, refetchWhenConnected } from '@puzzle-runs/web/api/query-client.ts';
import { startReconnecting } from '@puzzle-runs/web/api/reconnect.ts';
import { deviceLanguage, startI18n } from '@puzzle-runs/web/i18n/i18n.ts';
import { showSite } from '@puzzle-runs/web/page/show-site.ts';
import { session } from '@puzzle-runs/web/session/session.ts';
import { keepInstallPrompt } from '#offline/install-prompt.ts';
import { startOfflineAfterLoad } from '#offline/start-after-load.ts';
import { App } from './app.tsx';
import { preloadPage } from './routes.tsx';
import { dropAlertOnReload } from './shell/alerts/drop-alert-on-reload.ts';

/**
 * Whether React can hydrate the page as rendered by the server: the device has no stored data and prefers the page's
 * language.
 */
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
  const page = preloadPage(location.pathname, queryClient).catch(() => undefined); // rendering it shows the failure
  await nextTask();
  await startI18n({
    de: () => import('./i18n/de.ts'),
    en: () => import('./i18n/en.ts'),
  });
  await page;
  delete root.dataset.arriving; // of a game: its fonts load from now on (packages/web/src/ui/fonts.css)
  showSite(root, { site: <App onShown={startBackground} />, isDrawn: rendered });
}

/** What the first screen does without. A visitor who only reads need not load the code for offline play. */
function startBackground(): void {
  // Without this code the page works, and loses the focus where an element disappears.
  import('@puzzle-runs/web/on-demand/after-first-screen.ts')
    .then(({ startAfterFirstScreen }) => startAfterFirstScreen())
    .catch(() => undefined);
  if (session.hasPlayed()) startOfflineAfterLoad();
}

keepInstallPrompt();
startReconnecting();
refetchWhenConnected();
void start();
