import '@puzzle-runs/web/ui/tokens.css';
import './mantine.css';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { startI18n } from '@puzzle-runs/web/i18n/i18n.ts';
import { createRoot } from 'react-dom/client';
import { completeHandover } from '#shell/login/complete-handover.ts';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const arriving = completeHandover();
await startI18n({ de: () => [import('./i18n/de.ts')], en: () => [import('./i18n/en.ts')] });
createRoot(root, {
  // ApiProblems are shown by the boundary that caught them. Any other caught error is a bug and is reported.
  onCaughtError: (error) => {
    if (!(error instanceof ApiProblem)) reportError(error);
  },
}).render(<App arriving={arriving} />);
