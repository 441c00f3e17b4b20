import { apiRoutes } from '@puzzle-runs/web/vite/api-routes.ts';
import { defineConfig } from 'vitest/config';
import { PLAYER_PARTS } from './vite/player-parts.ts';

export default defineConfig({
  plugins: [apiRoutes(PLAYER_PARTS)],
  test: { name: 'player', environment: 'node', isolate: false, maxWorkers: '100%', testTimeout: 30_000 },
});
