import { defineConfig } from 'vitest/config';

/**
 * Domain and contract tests need nothing; the API's tests bring their databases (apps/api/vitest.config.ts). Every core works: half of the
 * time the tests wait for a database, a process or a mail server.
 */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      { test: { name: 'domain', root: 'packages/domain', environment: 'node' } },
      { test: { name: 'site', root: 'packages/site', environment: 'node' } },
      { test: { name: 'contract', root: 'packages/contract', environment: 'node' } },
      'packages/web/vitest.config.ts',
      'apps/player/vitest.config.ts',
      'apps/studio/vitest.config.ts',
      'apps/api/vitest.config.ts',
      'scripts/vitest.config.ts',
    ],
  },
});
