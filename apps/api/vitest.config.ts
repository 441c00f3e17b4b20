import { defineConfig } from 'vitest/config';

/** The API's tests run on both databases; `describe.skipIf` has no place here: what holds on one holds on the other. */
const shared = {
  include: ['src/**/*.test.ts'],
  globalSetup: ['src/testing/global-setup.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  isolate: false,
};

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: 'api:sqlite', exclude: ['src/**/*.postgres.test.ts'] } },
      { test: { ...shared, name: 'api:postgres', exclude: ['src/**/*.unit.test.ts', 'src/config.test.ts'] } },
    ],
  },
});
