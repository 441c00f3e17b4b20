import { hash } from 'node:crypto';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, Rolldown, UserConfig } from 'vite';
import { apiRoutes } from './api-routes.ts';
import { directIcons, type FirstScreens, firstScreenChunks } from './first-screens.ts';
import { basemap, streetLayerModules } from './map.ts';
import { precompress } from './precompress.ts';
import { siteBuild } from './site-build.ts';

/** Icons of several pages, in one file: with HTTP/1.1 a phone fetches six files at a time. */
const ICONS = { name: 'icons', test: /node_modules[\\/]@tabler[\\/]/, minShareCount: 4 };

/**
 * 42 bits tell the versions of a file apart. The service worker lists 200 of these names, and no byte of a hash
 * compresses.
 */
const FILE_NAME = 'assets/[name]-[hash:7]';

const START_LATER = join(import.meta.dirname, '../inline/start-later.ts');

const REPOSITORY = join(import.meta.dirname, '../../../..');

/**
 * Name of a class of a CSS module. Shorter than Vite's: a first screen loads it twice, in its styles and in its script.
 */
function shortClassName(name: string, file: string): string {
  return `${name}-${hash('sha1', relative(REPOSITORY, file), 'base64url').slice(0, 4)}`;
}

interface Site {
  /**
   * Dictionaries that are bundled together, by the name of their chunk; the first group of a pattern is the language.
   */
  textChunks: Readonly<Record<string, RegExp>>;
  /** Screens whose code is bundled into few chunks. */
  firstScreens: FirstScreens;
  /** Scripts that stand in pages beside the one that starts the site, by name. */
  inline: Readonly<Record<string, string>>;
  /** Names of the pages that open without a network. */
  offline?: readonly string[];
  /** Port of Vite's development server. */
  devPort: number;
  /** Port of the API that the development server forwards calls to. */
  apiPort: string;
  /** Parts of the contract that the site calls; all of them if missing. */
  calls?: readonly string[];
  /** Parts that are called by code that is loaded later. */
  laterCalls?: readonly string[];
}

/** A group of modules for the bundler: a chunk for each language and name. */
function textsTogether(chunks: Site['textChunks']): Rolldown.CodeSplittingGroup {
  return {
    debugName: 'texts',
    name(id) {
      for (const [name, dictionaries] of Object.entries(chunks)) {
        const language = dictionaries.exec(id)?.[1];
        if (language) return `${name}-${language}`;
      }
      return null;
    },
  };
}

/** Vite's configuration of a site, for builds and for development. */
export function siteConfig({
  textChunks,
  firstScreens,
  inline,
  offline,
  devPort,
  apiPort,
  ...routes
}: Site): UserConfig {
  const api = `http://127.0.0.1:${apiPort}`;
  return {
    plugins: [
      apiRoutes(routes.calls, routes.laterCalls),
      basemap(),
      directIcons(),
      streetLayerModules(),
      react(),
      siteBuild({ ...firstScreens, inline: { start: START_LATER, ...inline }, offline }),
      precompress(),
    ],
    css: { modules: { generateScopedName: shortClassName } },
    build: {
      target: 'es2022',
      // Browsers without it (Safari before 17) load the same files a little later.
      modulePreload: { polyfill: false },
      // The map and the charts are large chunks that are loaded on demand.
      chunkSizeWarningLimit: 1_200,
      rolldownOptions: {
        output: {
          entryFileNames: `${FILE_NAME}.js`,
          chunkFileNames: `${FILE_NAME}.js`,
          assetFileNames: `${FILE_NAME}[extname]`,
          codeSplitting: { groups: [textsTogether(textChunks), ...firstScreenChunks(firstScreens), ICONS] },
        },
      },
    },
    server: {
      host: '127.0.0.1',
      port: devPort,
      strictPort: true,
      proxy: { '/api/': api, '/demo/': api, '/map/': api, '/media/': api },
    },
  };
}

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
