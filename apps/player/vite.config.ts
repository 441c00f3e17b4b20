import { apiRoutes } from '@puzzle-runs/web/vite/api-routes.ts';
import { siteConfig } from '@puzzle-runs/web/vite/site-config.ts';
import { defineConfig } from 'vite';
import { offlineWorker } from './vite/offline-worker.ts';
import { serverPage } from './vite/server-page.ts';

const site = siteConfig({
  devPort: 5173,
  apiPort: process.env.PORT || '3000',
  // Without the alerts and texts that are loaded with their pages: they would pull their imports into this chunk.
  shell:
    /(apps[\\/]player[\\/]src[\\/](shell|ui)|packages[\\/]web[\\/]src[\\/]ui)[\\/](?!.*(account-alert|info-page-meta|use-info-page-text)).*\.tsx?$/,
});

/** Builds the site, or, with `--ssr`, what the server renders pages with (docs/decisions/0058). */
export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? {
        plugins: [apiRoutes(), serverPage()],
        resolve: site.resolve ?? {},
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
