import '@puzzle-runs/web/ui/tokens.css';
import '@puzzle-runs/web/ui/base.css';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { startI18n } from '@puzzle-runs/web/i18n/i18n.ts';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { dropAlertOnReload } from './shell/alerts/drop-alert-on-reload.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

dropAlertOnReload();
const startOffline = () => void import('./offline/start-offline.ts').catch(() => undefined);
// After everything that the first screen needs. WebKit may have fired the event before this module runs.
if (document.readyState === 'complete') startOffline();
else addEventListener('load', startOffline);
await startI18n({ de: () => [import('./i18n/de.ts')], en: () => [import('./i18n/en.ts')] });
createRoot(root, {
  // API refusals are shown where they happen; anything else that a boundary catches is a bug.
  onCaughtError: (error) => {
    if (!(error instanceof ApiProblem)) reportError(error);
  },
}).render(<App />);
