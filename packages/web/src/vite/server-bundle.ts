import type { Plugin, UserConfig } from 'vite';
import { apiRoutes } from './api-routes.ts';
import { shortClassName } from './short-class-name.ts';

interface Bundle {
  /** The on-demand imports that the bundle contains: matched against importer and import. */
  onDemand: RegExp;
  /** Same as in `siteConfig`. */
  calls?: readonly string[];
  laterCalls?: readonly string[];
}

/** Leaves modules out of the bundle that only browsers load, for example the map. */
function withoutOtherPages(onDemand: RegExp): Plugin {
  return {
    name: 'puzzle-runs:server-bundle',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      handler(source, importer, { kind }) {
        if (kind !== 'dynamic-import' || onDemand.test(`${importer} ${source}`)) return undefined;
        return { id: `node:left-out/${source}`, external: true };
      },
    },
  };
}

/** Vite's configuration of a bundle that renders pages of a site in Node. */
export function serverBundle({ onDemand, calls, laterCalls }: Bundle): UserConfig {
  return {
    plugins: [apiRoutes(calls, laterCalls), withoutOtherPages(onDemand)],
    css: { modules: { generateScopedName: shortClassName } },
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, target: 'node' },
    build: {
      outDir: 'dist/.vite/server',
      copyPublicDir: false,
      minify: true,
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  };
}
