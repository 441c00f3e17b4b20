import { defineConfig } from 'vitest/config';

/** On CI a failed test runs once more, like a browser story; the reporter names tests that needed the retry. */
const retry = process.env.CI === undefined ? 0 : 1;

/**
 * Halves the time for garbage: a test allocates more than Node's
 * default of 16 MB for new objects before it lets them go.
 */
const LARGE_YOUNG_GENERATION = '--max-semi-space-size=32';
/** Quick imports of packages: see the file. */
const QUICK_IMPORTS = `--import=${new URL('src/quick-imports.ts', import.meta.url).href}`;

const shared = {
  testTimeout: 120_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
  isolate: false,
  execArgv: [LARGE_YOUNG_GENERATION, QUICK_IMPORTS],
  retry,
};

/**
 * `*.api.test.ts` run on SQLite, `*.postgres.test.ts` on PostgreSQL, and `*.both.test.ts` on both, because only each
 * database can show that it locks, retries or restores. `API_ON_POSTGRES=1` runs `*.api.test.ts` there, too.
 */
const ON_POSTGRES = process.env.API_ON_POSTGRES === '1' ? ['api', 'both', 'postgres'] : ['both', 'postgres'];

export default defineConfig({
  test: {
    maxWorkers: '100%', // as in vitest.config.ts
    projects: [
      {
        test: {
          ...shared,
          name: 'api:sqlite',
          include: ['src/**/*.test.ts'],
          globalSetup: ['src/testing/database/sqlite-setup.ts'],
          exclude: ['src/**/*.postgres.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'api:postgres',
          include: ON_POSTGRES.map((kind) => `src/**/*.${kind}.test.ts`),
          globalSetup: ['src/testing/database/postgres-setup.ts', 'src/testing/database/two-processes-setup.ts'],
        },
      },
    ],
  },
});
