import { defineConfig } from 'vitest/config';
import { apiRoutes } from './src/vite/api-routes.ts';

export default defineConfig({
  plugins: [apiRoutes()],
  test: { name: 'web', environment: 'node', isolate: false, maxWorkers: '100%', testTimeout: 30_000 },
});
