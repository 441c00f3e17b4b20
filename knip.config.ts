import type { KnipConfig } from 'knip';

/** Imports of a style sheet, as the imports of a module. */
function cssImports(text: string): string {
  return Array.from(text.matchAll(/(?:@import|url\()\s*['"]([^'"]+)['"]/g), ([, path]) => `import '${path}';`).join(
    '\n',
  );
}

/** What is reached from outside the code; everything else has to be used by it. */
export default {
  workspaces: {
    '.': {
      entry: ['scripts/tasks/*.ts', 'scripts/*.mjs', 'scripts/bundle-budget.ts'],
      project: ['scripts/**/*.{ts,mjs}'],
      // Called by their programs in scripts/tasks/test.ts and scripts/build-sites.ts.
      ignoreDependencies: ['@biomejs/biome', 'oxlint', 'oxlint-tsgolint', 'turbo'],
    },
    'apps/api': {
      entry: ['src/main.ts', 'src/cli/*.ts', 'bench/*.ts'],
      project: ['src/**/*.ts', 'bench/**/*.ts'],
      drizzle: { config: ['drizzle.*.config.ts'] },
    },
    'apps/player': { project: ['src/**/*.{ts,tsx,css}'] },
    'apps/studio': { entry: ['workbench/{main.tsx,vite.config.ts}'], project: ['{src,workbench}/**/*.{ts,tsx,css}'] },
    'packages/*': { project: ['{src,test-data}/**/*.{ts,tsx,css}'] },
    // Lighthouse is called by its program in scripts/tasks/lighthouse.ts.
    e2e: { entry: ['**/*.e2e.ts'], project: ['**/*.ts'], ignoreDependencies: ['lighthouse'] },
  },
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: { css: cssImports },
} satisfies KnipConfig;
