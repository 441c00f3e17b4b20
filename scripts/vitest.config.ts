import { defineConfig } from 'vitest/config';

/** Tests of scripts/, docker/ and docs/. */
export default defineConfig({
  test: {
    name: 'tooling',
    include: ['**/*.test.ts'],
    environment: 'node',
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 30_000,
  },
});
