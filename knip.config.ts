import type { KnipConfig } from 'knip';

/** Converts the imports of a style sheet to module imports. */
function cssImports(text: string): string {
  return Array.from(text.matchAll(/(?:@import|url\()\s*['"]([^'"]+)['"]/g), ([, path]) => `import '${path}';`).join(
    '\n',
  );
}

/** Entry files; knip reports what they do not reach. */
export default {
  workspaces: {
    '.': {
      entry: ['scripts/tasks/*.ts', 'scripts/*.mjs', 'scripts/bundle-budget.ts'],
      project: ['scripts/**/*.{ts,mjs}'],
      // Called as programs in scripts/static-checks.ts and scripts/build-sites.ts.
      ignoreDependencies: ['@biomejs/biome', 'oxlint-tsgolint', 'turbo'],
    },
    'apps/api': {
      // The last one is preloaded in processes that tests start.
      entry: ['src/main.ts', 'src/cli/*.ts', 'bench/*.ts', 'src/quick-imports.ts'],
      project: ['src/**/*.ts', 'bench/**/*.ts'],
      drizzle: { config: ['drizzle.*.config.ts'] },
      // A test fills a small disk.
      ignoreBinaries: ['mount', 'umount'],
    },
    'apps/player': {
      entry: ['worker/sw.ts', 'src/{main,server-page}.tsx', 'src/inline/*.ts', 'src/pages/*.page.tsx'],
      project: ['{src,vite,worker}/**/*.{ts,tsx,css}'],
    },
    'apps/studio': {
      entry: [
        'workbench/{main.tsx,vite.config.ts}',
        'src/{main,write-first-screen}.tsx',
        'src/inline/*.ts',
        'src/pages/*.page.tsx',
      ],
      project: ['{src,workbench}/**/*.{ts,tsx,css}'],
    },
    // Their package.json exports every file, which makes every file an entry: report unused exports of entries as well.
    'packages/*': { project: ['{src,test-data}/**/*.{ts,tsx,css}'], includeEntryExports: true },
    // Started by scripts/tasks/simulate.ts.
    simulation: { entry: ['src/main.ts'], project: ['src/**/*.ts'] },
    // Called as a program in scripts/tasks/lighthouse.ts.
    e2e: {
      // GJS runs the last one, and brings what it imports.
      entry: ['**/*.e2e.ts', 'bench/*.ts', 'proxy/playwright.config.ts', 'support/engines/webkit-window.js'],
      project: ['**/*.{ts,js}'],
      ignoreDependencies: ['lighthouse', 'gi'],
      // Programs of Debian's packages.
      ignoreBinaries: ['Xvfb', 'WebKitWebDriver'],
    },
  },
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: { css: cssImports },
} satisfies KnipConfig;
