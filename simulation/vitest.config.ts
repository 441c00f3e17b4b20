import { defineConfig } from 'vitest/config';

/** One process plays all seeds, beside the tests of the others. */
export default defineConfig({
  test: { name: 'simulation', environment: 'node', testTimeout: 30_000, hookTimeout: 900_000 },
});
