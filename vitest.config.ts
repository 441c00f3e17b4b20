import { defineConfig } from 'vitest/config';

/** A project whose tests need nothing but the code. */
function pure(name: string) {
  // Property tests take seconds while all cores are busy, more than the default of 5 s.
  return { test: { name, root: `packages/${name}`, environment: 'node' as const, testTimeout: 30_000 } };
}

/** The API's tests bring their databases (apps/api/vitest.config.ts). Half of the time tests wait for I/O, so every core works. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      pure('domain'),
      pure('site'),
      pure('contract'),
      'packages/web/vitest.config.ts',
      'apps/player/vitest.config.ts',
      'apps/studio/vitest.config.ts',
      'apps/api/vitest.config.ts',
      'scripts/vitest.config.ts',
    ],
  },
});
