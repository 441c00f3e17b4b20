import { apiRoutes } from '@puzzle-runs/web/vite/api-routes.ts';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [apiRoutes()],
  test: { name: 'player', environment: 'node', isolate: false, maxWorkers: '100%', testTimeout: 30_000 },
});
