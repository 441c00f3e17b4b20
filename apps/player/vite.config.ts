import { serverBundle } from '@puzzle-runs/web/vite/server-bundle.ts';
import { siteConfig } from '@puzzle-runs/web/vite/site-config.ts';
import { defineConfig } from 'vite';
import { offlineWorker } from './vite/offline-worker.ts';
import { LATER_CALLS, PLAYER_CALLS } from './vite/player-calls.ts';

const calls = { calls: PLAYER_CALLS, laterCalls: LATER_CALLS };

const site = siteConfig({
  ...calls,
  devPort: 5173,
  apiPort: process.env.PORT || '3000',
  // Excludes modules that are loaded with their pages: they would pull their imports into this chunk, although only one first page needs
  // them.
  shell:
    /(apps[\\/]player[\\/]src[\\/](shell|ui)|packages[\\/]web[\\/]src[\\/]ui)[\\/](?!.*(account-alert|info-page-meta|use-info-page-text|count-up|password-field|dialog|radio-group|progress-bar|trail|lazy-mount)).*\.tsx?$/,
});

/** Builds the site, or, with `--ssr`, what the server renders pages with (docs/decisions/0058). */
export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? serverBundle({ ...calls, onDemand: /\/i18n\/|\/(landing|explorations|exploration)\.page\.tsx$/ })
    : { ...site, plugins: [site.plugins, offlineWorker()] },
);
