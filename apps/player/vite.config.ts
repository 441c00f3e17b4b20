import { apiRoutes } from '@puzzle-runs/web/vite/api-routes.ts';
import { siteConfig } from '@puzzle-runs/web/vite/site-config.ts';
import { defineConfig } from 'vite';
import { offlineWorker } from './vite/offline-worker.ts';
import { LATER_CALLS, PLAYER_CALLS } from './vite/player-calls.ts';
import { serverPage } from './vite/server-page.ts';

const site = siteConfig({
  devPort: 5173,
  apiPort: process.env.PORT || '3000',
  calls: PLAYER_CALLS,
  laterCalls: LATER_CALLS,
  // Without what is loaded with its pages: it would pull its imports into this chunk, and no first page but one needs it.
  shell:
    /(apps[\\/]player[\\/]src[\\/](shell|ui)|packages[\\/]web[\\/]src[\\/]ui)[\\/](?!.*(account-alert|info-page-meta|use-info-page-text|count-up|password-field|dialog|radio-group|progress-bar|trail|lazy-mount)).*\.tsx?$/,
});

/** Builds the site, or, with `--ssr`, what the server renders pages with (docs/decisions/0058). */
export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? {
        plugins: [apiRoutes(PLAYER_CALLS, LATER_CALLS), serverPage()],
        define: { 'process.env.NODE_ENV': '"production"' },
        ssr: { noExternal: true, target: 'node' },
        build: {
          outDir: 'dist/.vite/server',
          copyPublicDir: false,
          minify: true,
          rolldownOptions: { checks: { moduleLevelDirective: false } },
        },
      }
    : { ...site, plugins: [site.plugins, offlineWorker()] },
);
