import { defineConfig } from 'vitest/config';

const shared = { include: ['src/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000, isolate: false };

/** The API's tests run on both databases: what holds on one holds on the other. */
export default defineConfig({
  test: {
    maxWorkers: '100%', // as all the others (vitest.config.ts)
    projects: [
      {
        test: {
          ...shared,
          name: 'api:sqlite',
          globalSetup: ['src/testing/database/sqlite-setup.ts'],
          exclude: ['src/**/*.postgres.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'api:postgres',
          globalSetup: ['src/testing/database/postgres-setup.ts'],
          exclude: ['src/**/*.unit.test.ts', 'src/config.test.ts'],
        },
      },
    ],
  },
});
