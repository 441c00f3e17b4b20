import { apiRoutes } from '@puzzle-runs/web/vite/api-routes.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Page with the editor alone:
 * `vite --config workbench/vite.config.ts` for development; `build:workbench` builds it for its browser stories.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [apiRoutes(), react()],
  build: { target: 'es2022', chunkSizeWarningLimit: 1_200 },
  server: { host: '127.0.0.1' },
});
