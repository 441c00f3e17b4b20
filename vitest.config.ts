import { defineConfig } from 'vitest/config';

/** Domain, site and contract are pure: their test files may share a process. */
const pure = { environment: 'node', isolate: false, maxWorkers: '100%', testTimeout: 30_000 } as const;

/**
 * The API's tests start their databases themselves (apps/api/vitest.config.ts). One worker per core: half of the time the tests wait for a
 * database, a process or a mail server. Every project raises Vitest's time limit of 5 s, which tests exceed on a busy machine.
 */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      { test: { ...pure, name: 'domain', root: 'packages/domain' } },
      { test: { ...pure, name: 'site', root: 'packages/site' } },
      { test: { ...pure, name: 'contract', root: 'packages/contract' } },
      'packages/web/vitest.config.ts',
      'apps/player/vitest.config.ts',
      'apps/studio/vitest.config.ts',
      'apps/api/vitest.config.ts',
      'simulation/vitest.config.ts',
      'scripts/vitest.config.ts',
    ],
  },
});
