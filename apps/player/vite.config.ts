import { siteConfig } from '@puzzle-runs/web/vite/site-config.ts';
import { defineConfig } from 'vite';
import { offlineWorker } from './vite/offline-worker.ts';

const site = siteConfig({
  devPort: 5173,
  apiPort: process.env.PORT || '3000',
  // Without the alerts and texts that are loaded with their pages: they would pull their imports into this chunk.
  shell:
    /(apps[\\/]player[\\/]src[\\/](shell|ui)|packages[\\/]web[\\/]src[\\/]ui)[\\/](?!.*(account-alert|info-page-meta|use-info-page-text)).*\.tsx?$/,
});

export default defineConfig({ ...site, plugins: [site.plugins, offlineWorker()] });
